import { PNG_SIGNATURE } from '../../../images/png/png-chunks'

const DISPOSE = ['none', 'background', 'previous'] as const
const BLEND = ['source', 'over'] as const

/**
 * Takes an animated PNG apart, so that any frame can be shown at any time. Null when it is none, or one
 * that breaks the format's rules: a viewer may still make something of it.
 */
export function parseApng(bytes: Uint8Array): Apng | null {
  const [first, ...chunks] = readChunks(bytes) ?? []
  if (first?.name !== 'IHDR' || first.body.length !== 13) return null
  const view = viewOf(first.body)
  const apng: Apng = {
    width: view.getUint32(0),
    height: view.getUint32(4),
    header: first.body,
    shared: [],
    frames: []
  }
  const announced = announcedFrames(chunks)
  const fits = announced > 0 && chunks.every(collector(apng))
  const whole = apng.frames.length === announced && apng.frames.every(({ data }) => data.length > 0)
  return fits && whole ? apng : null
}

function announcedFrames(chunks: readonly Chunk[]): number {
  const control = chunks.find(({ name }) => name === 'acTL')
  return control?.body.length === 8 ? viewOf(control.body).getUint32(0) : 0
}

/** Puts each chunk where it belongs; false when it must not stand where it stands. */
function collector(apng: Apng): (chunk: Chunk) => boolean {
  const { frames, shared } = apng
  let sequence = 0
  let pixels = false
  const inTurn = (body: Uint8Array): boolean =>
    body.length >= 4 && viewOf(body).getUint32(0) === sequence++

  return ({ name, body, whole }) => {
    const frame = frames.at(-1)
    switch (name) {
      case 'acTL':
        return !pixels
      case 'fcTL': {
        const next = inTurn(body) ? readControl(body, apng) : null
        if (next !== null) frames.push(next)
        return next !== null
      }
      case 'IDAT':
        pixels = true
        // Without a frame before it, the plain picture is no part of the animation.
        if (frames.length === 1) frame?.data.push(body)
        return frames.length < 2
      case 'fdAT':
        if (!pixels || frame === undefined || !inTurn(body)) return false
        frame.data.push(body.subarray(4))
        return true
      default:
        if (!pixels) shared.push(whole)
        return true
    }
  }
}

function readControl(body: Uint8Array, { width, height }: Apng): ApngFrame | null {
  if (body.length !== 26) return null
  const view = viewOf(body)
  const dispose = DISPOSE[view.getUint8(24)]
  const blend = BLEND[view.getUint8(25)]
  const frame = {
    width: view.getUint32(4),
    height: view.getUint32(8),
    x: view.getUint32(12),
    y: view.getUint32(16),
    // A denominator of 0 means hundredths.
    seconds: view.getUint16(20) / (view.getUint16(22) || 100),
    data: []
  }
  const inside = frame.x + frame.width <= width && frame.y + frame.height <= height
  const empty = frame.width === 0 || frame.height === 0
  if (dispose === undefined || blend === undefined || empty || !inside) return null
  return { ...frame, dispose, blend }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

interface Chunk {
  name: string
  body: Uint8Array
  /** With length, name and checksum. */
  whole: Uint8Array
}

/** The chunks of a PNG up to IEND (PNG third edition, 5.3); null when it is none or cut off. */
function readChunks(bytes: Uint8Array): Chunk[] | null {
  if (PNG_SIGNATURE.some((byte, at) => bytes[at] !== byte)) return null
  const view = viewOf(bytes)
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'IEND') return chunks
    chunks.push({ name, body: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) })
    at = end
  }
  return null
}

/** One picture of an animation, as its file has it (PNG third edition, 11.3.6). */
export interface ApngFrame {
  /** The part of the canvas it covers, px. */
  x: number
  y: number
  width: number
  height: number
  /** How long it is shown; 0 where the file asks for “as short as possible”. */
  seconds: number
  /** Before the next frame its part is left, cleared, or put back as it was. */
  dispose: 'none' | 'background' | 'previous'
  /** Whether it replaces what is there, or is laid over it. */
  blend: 'source' | 'over'
  /** Compressed pixels. */
  data: Uint8Array[]
}

/** An animated PNG, taken apart. At least one frame. */
export interface Apng {
  width: number
  height: number
  /** Body of the header chunk. */
  header: Uint8Array
  /** Palette, transparency and colour: whole chunks that every frame shares. */
  shared: Uint8Array[]
  frames: ApngFrame[]
}
