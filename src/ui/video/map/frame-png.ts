import { crc32 } from '../../../client/images/find-damage'
import type { Apng, ApngFrame } from './apng'

/** One frame of an animation as a PNG of its own, as large as the part it covers. */
export function framePng({ header, shared }: Apng, frame: ApngFrame): Blob {
  const size = header.slice()
  const view = new DataView(size.buffer)
  view.setUint32(0, frame.width)
  view.setUint32(4, frame.height)
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', [size]),
    ...shared.map((whole) => whole.slice()),
    chunk('IDAT', frame.data),
    chunk('IEND', [])
  ]
  return new Blob(parts, { type: 'image/png' })
}

/** A chunk: length, name, body, checksum over name and body. */
function chunk(name: string, body: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = body.reduce((sum, part) => sum + part.length, 0)
  const bytes = new Uint8Array(length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, length)
  for (let at = 0; at < 4; at++) bytes[4 + at] = name.charCodeAt(at)
  let at = 8
  for (const part of body) {
    bytes.set(part, at)
    at += part.length
  }
  view.setUint32(at, crc32(bytes, 4, at))
  return bytes
}
