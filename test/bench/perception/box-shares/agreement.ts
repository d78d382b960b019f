import { correlation } from '../fixation-metrics'
import { spearman } from '../spearman'

/** How well predicted shares of a picture's boxes agree with people's, or means of that over pictures. */
export interface Agreement {
  pearson: number
  spearman: number
  /** Spearman of the pull, which is share over area: what large boxes get by their size alone is out of it. */
  pull: number
  /** Whether the box that people looked at most has the largest predicted share; as a mean, how often. */
  first: number
  /** Whether it is among the three largest. */
  amongThree: number
}

/** Shares and areas of the same boxes. */
export function agreement(predicted: number[], people: number[], areas: number[]): Agreement {
  const pull = (shares: number[]): number[] => shares.map((share, i) => share / areas[i]!)
  const most = people.indexOf(Math.max(...people))
  const above = predicted.filter((share) => share > predicted[most]!).length
  return {
    pearson: correlation(predicted, people),
    spearman: spearman(predicted, people),
    pull: spearman(pull(predicted), pull(people)),
    first: above < 1 ? 1 : 0,
    amongThree: above < 3 ? 1 : 0
  }
}

export function meanAgreement(all: readonly Agreement[]): Agreement {
  const mean = (of: (one: Agreement) => number): number =>
    all.reduce((sum, one) => sum + of(one), 0) / all.length
  return {
    pearson: mean(({ pearson }) => pearson),
    spearman: mean((one) => one.spearman),
    pull: mean(({ pull }) => pull),
    first: mean(({ first }) => first),
    amongThree: mean(({ amongThree }) => amongThree)
  }
}
