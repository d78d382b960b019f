import type { Part } from '../bridge'
import { unpack } from './packed'

type ReadPart = (part: Part) => Promise<string>

let read: ReadPart = () => Promise.reject(new Error('Nobody was named who holds the parts.'))

/** Names who holds the packed parts of the panel: the main thread, in the plugin. Call it before any is needed. */
export function readPartsBy(reader: ReadPart): void {
  read = reader
}

/** A part of the panel, unpacked. Rejects with what the reader rejects with. */
export async function readPart(part: Part): Promise<Response> {
  return unpack(await read(part))
}
