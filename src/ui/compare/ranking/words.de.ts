import type { Translation } from '../../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  ranking: 'Rangfolge',
  table: 'Varianten, mit Unterschieden zur Basis',
  frame: 'Frame',
  select: (name) => `${name} auswählen`,
  wins: 'Gewinnt',
  base: 'Basis',
  outOfDate: 'Nicht mehr aktuell',
  tooClose: 'zu knapp für eine Aussage',
  better: 'besser',
  worse: 'schlechter',
  note: 'Unterschiede gelten gegenüber der Basis. ▲ ist besser, ▼ schlechter, ≈ zu knapp für eine Aussage.'
}
