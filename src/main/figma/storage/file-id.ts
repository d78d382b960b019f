import { canEdit } from '../nodes/can-edit'
import { KEYS } from './entries'
import { ownData, setOwnData } from './plugin-data'

/** As last read, or made in this session: runs of it go on naming it after the file's data were erased. */
let current: string | null = null

/**
 * Random id of the document, so that unfinished runs find their file again (figma.fileKey is for private
 * plugins alone). A file that has none yet is left as it is: opening Glance changes nothing. null where
 * nothing can be kept.
 */
export function fileId(): string | null {
  const known = ownData(figma.root, KEYS.file)
  if (known !== '') current = known
  else if (!canEdit()) return null
  return (current ??= randomId())
}

/** Writes the id into the document, once something refers to it. */
export function keepFileId(id: string): void {
  if (id !== current || ownData(figma.root, KEYS.file) !== '') return
  setOwnData(figma.root, KEYS.file, id)
}

/** 32 hexadecimal digits. Not secret: the main thread has no crypto, and the id only distinguishes files. */
function randomId(): string {
  let id = ''
  while (id.length < 32) id += Math.floor(Math.random() * 16).toString(16)
  return id
}
