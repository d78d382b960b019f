import { TITLE_MAX_LENGTH } from '../../interface'

/** A layer's name as the title of its picture: 1 to 2048 characters, never half a character. */
export function pictureTitle(name: string): string {
  const title = name.trim() || 'Untitled'
  if (title.length <= TITLE_MAX_LENGTH) return title
  const cut = title.slice(0, TITLE_MAX_LENGTH)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}
