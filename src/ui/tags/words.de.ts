import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  title: 'Tags',
  search: 'Tags durchsuchen',
  all: 'Alle Tags',
  failed: 'Die Tags konnten nicht geladen werden',
  byUse: (count) => `${count} ${count === 1 ? 'Tag' : 'Tags'}, nach Nutzung`,
  notCounted: 'nicht gezählt',
  none: 'Noch keine Tags.',
  noneWith: (search) => `Kein Tag enthält „${search}“.`,
  fetching: 'Die Tags werden geladen …'
}
