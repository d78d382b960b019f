import networks from 'glance:networks'
import type { Part } from '../../bridge'
import german from '../../ui/app/german-script?worker'
import engine from '../../workers/engine/script?worker'
import video from '../../workers/video/script?worker'

/** Packed by the build, and only handed on here. */
const PACKED: Readonly<Record<Part, string>> = { engine, video, networks, german }

/** A part of the panel, packed. */
export function readPart(part: Part): Promise<string> {
  return Promise.resolve(PACKED[part])
}
