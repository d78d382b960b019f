import { wordsOf } from '../../language'

export const words = wordsOf('ui/tags', {
  title: 'Tags',
  search: 'Search tags',
  all: 'All tags',
  refresh: 'Refresh',
  failed: 'The tags could not be fetched',
  searchFailed: (type: string, why: string) =>
    `Tags of “${type}” could not be searched: ${why} All counted tags are searched instead.`,
  byUse: (count: number) => `${count} ${count === 1 ? 'tag' : 'tags'}, by use`,
  more: (count: string) => `${count} more: search to find them.`,
  notCounted: 'not counted',
  none: 'No tags yet.',
  noneWith: (search: string) => `No tag has “${search}” in it.`,
  fetching: 'Fetching the tags…'
})
