import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  title: 'Tags',
  search: 'Tags durchsuchen',
  all: 'Alle Tags',
  refresh: 'Aktualisieren',
  failed: 'Die Tags konnten nicht geladen werden',
  searchFailed: (type, why) =>
    `Die Tags von „${type}“ konnten nicht durchsucht werden: ${why} Stattdessen werden alle gezählten Tags durchsucht.`,
  byUse: (count) => `${count} ${count === 1 ? 'Tag' : 'Tags'}, nach Nutzung`,
  more: (count) => `${count} weitere: Suchen Sie danach.`,
  notCounted: 'nicht gezählt',
  none: 'Noch keine Tags.',
  noneWith: (search) => `Kein Tag enthält „${search}“.`,
  fetching: 'Die Tags werden geladen …'
}
