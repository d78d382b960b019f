import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  goesOn: 'Was Glance auf diesem Computer speichert, war nicht lesbar; es geht ohne weiter.',
  dropped: (count) =>
    count === 1
      ? 'Glance hat 1 unfertige Analyse verworfen, die nicht lesbar war.'
      : `Glance hat ${count} unfertige Analysen verworfen, die nicht lesbar waren.`
}
