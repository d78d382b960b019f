import faces from 'glance:faces'
import type { Part } from '../../bridge'
import german from '../../ui/app/german-script?worker'
import engine from '../../workers/engine/script?worker'
import video from '../../workers/video/script?worker'

/** Packed, as the build brings them: nothing here reads them. */
const PACKED: Readonly<Record<Part, string>> = { engine, video, faces, german }

/** A part of the panel, packed. */
export function readPart(part: Part): Promise<string> {
  return Promise.resolve(PACKED[part])
}
