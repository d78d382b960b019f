import { crc32, deflateSync } from 'node:zlib'
import { pngPasses } from '../../../src/images/png/decode-png'

export interface RawPng {
  width: number
  height: number
  depth: number
  colourType: number
  interlaced: boolean
  /** Filtered rows of all passes, each after its filter byte; any bytes are a picture. */
  data: Uint8Array
  palette?: Uint8Array
  transparency?: Uint8Array
}

const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Where the filter bytes of a PNG's rows lie, and how long all rows are together. */
export function rowLayout(png: Omit<RawPng, 'data'>): { filters: number[]; bytes: number } {
  const header = { ...png, channels: CHANNELS[png.colourType]! }
  const filters: number[] = []
  let bytes = 0
  for (const { rows, rowBytes } of pngPasses(header)) {
    for (let row = 0; row < rows; row++) {
      filters.push(bytes)
      bytes += rowBytes + 1
    }
  }
  return { filters, bytes }
}

/** A PNG file of any kind, its pixel data split over two chunks. */
export function writePng(png: RawPng): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(png.width, 0)
  header.writeUInt32BE(png.height, 4)
  header.set([png.depth, png.colourType, 0, 0, png.interlaced ? 1 : 0], 8)
  const data = deflateSync(png.data)
  const half = data.length >> 1
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    writeChunk('IHDR', header),
    ...(png.palette ? [writeChunk('PLTE', png.palette)] : []),
    ...(png.transparency ? [writeChunk('tRNS', png.transparency)] : []),
    writeChunk('IDAT', data.subarray(0, half)),
    writeChunk('IDAT', data.subarray(half)),
    writeChunk('IEND', new Uint8Array(0))
  ])
}

export function writeChunk(type: string, body: Uint8Array): Buffer {
  const chunk = Buffer.alloc(body.length + 12)
  chunk.writeUInt32BE(body.length, 0)
  chunk.write(type, 4, 'latin1')
  chunk.set(body, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, body.length + 8)), body.length + 8)
  return chunk
}

/** A PNG with one more chunk behind its header. */
export function withChunk(png: Buffer, type: string, body: Uint8Array): Buffer {
  return Buffer.concat([png.subarray(0, 33), writeChunk(type, body), png.subarray(33)])
}

/** Exif that says how the camera was held, and nothing else. */
export function exifOf(orientation: number): Buffer {
  const exif = Buffer.alloc(26)
  exif.write('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01', 'latin1')
  exif.writeUInt16BE(orientation, 18)
  return exif
}
