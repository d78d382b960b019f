import { wordsOf } from '../../../language'

/** What the table of variants says. */
export const words = wordsOf('ui/compare/ranking', {
  ranking: 'Ranking',
  table: 'Variants, with differences from the base',
  frame: 'Frame',
  select: (name: string) => `Select ${name}`,
  wins: 'Wins',
  base: 'Base',
  outOfDate: 'Out of date',
  tooClose: 'too close to call',
  better: 'better',
  worse: 'worse',
  note: 'Differences are from the base. ▲ is better, ▼ worse, ≈ too close to call.'
})
