import { correlation } from './fixation-metrics'

/** Spearman's rank correlation of two lists; ties share their mean rank. */
export function spearman(one: number[], other: number[]): number {
  return correlation(ranks(one), ranks(other))
}

function ranks(values: number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2)
}
