import type { AdRecord } from '../../file'

/** A score as it is read: “72 of 100”, or the number alone where its range is not known. */
export function formatScore({ score, scoreMax }: Pick<AdRecord, 'score' | 'scoreMax'>): string {
  const isLarge = score >= 10 || (scoreMax ?? 0) >= 100
  const number = String(Number(score.toFixed(isLarge ? 0 : 2)))
  return scoreMax === null ? number : `${number} of ${scoreMax}`
}
