import type { AdRecord } from '../../file'
import { locale } from '../../language'
import { words } from './words'

/** A score as it is read: “72 of 100”, or the number alone where its range is not known. */
export function formatScore({ score, scoreMax }: Pick<AdRecord, 'score' | 'scoreMax'>): string {
  const isLarge = score >= 10 || (scoreMax ?? 0) >= 100
  const number = written(Number(score.toFixed(isLarge ? 0 : 2)))
  return scoreMax === null ? number : words().score(number, written(scoreMax))
}

function written(number: number): string {
  return number.toLocaleString(locale(), { useGrouping: false, maximumFractionDigits: 20 })
}
