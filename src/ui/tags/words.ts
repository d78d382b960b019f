import { wordsOf } from '../../language'

export const words = wordsOf('ui/tags', {
  title: 'Tags',
  search: 'Search tags',
  all: 'All tags',
  failed: 'The tags could not be fetched',
  byUse: (count: number) => `${count} ${count === 1 ? 'tag' : 'tags'}, by use`,
  notCounted: 'not counted',
  none: 'No tags yet.',
  noneWith: (search: string) => `No tag has “${search}” in it.`,
  fetching: 'Fetching the tags…'
})
