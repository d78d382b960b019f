import { listWords } from '../../language/list-words'
import { words as shared } from './words'

/** The first names as such a list, then how many are left: “a, b and 3 more”. */
export function listFirst(names: readonly string[], most: number): string {
  const left = names.length - most
  return listWords(left > 0 ? [...names.slice(0, most), shared().more(left)] : names)
}

/** A list of three places at most, for titles: “a, b and c”, “a, b and 4 more”. */
export function listShort(names: readonly string[]): string {
  return listFirst(names, names.length > 3 ? 2 : 3)
}
