import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  goesOn: 'Was Glance auf diesem Computer speichert, war nicht lesbar; es geht ohne weiter.',
  newer: (count) =>
    count === 1
      ? '1 unfertige Analyse wartet auf das neuere Glance, das sie begonnen hat.'
      : `${count} unfertige Analysen warten auf das neuere Glance, das sie begonnen hat.`,
  broken: (count) =>
    count === 1
      ? '1 unfertige Analyse ist nicht lesbar.'
      : `${count} unfertige Analysen sind nicht lesbar.`,
  remove: 'Entfernen'
}
