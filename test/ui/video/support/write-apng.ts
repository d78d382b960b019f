import { concatUint8Arrays } from 'uint8array-extras'
import { zlibSync } from 'fflate'
import { pngChunk, PNG_SIGNATURE } from '../../../../src/images/png/png-chunks'

export interface TestFrame {
  x?: number
  y?: number
  width: number
  height: number
  delay?: [numerator: number, denominator: number]
  dispose?: number
  blend?: number
  /** One grey value for the whole frame. */
  grey: number
}

export type TestChunk = [name: string, body: Uint8Array]

/** The chunks of an animation of grey rectangles, in the order of the format. */
export function apngChunks(width: number, height: number, frames: TestFrame[]): TestChunk[] {
  let sequence = 0
  return [
    ['IHDR', Uint8Array.of(...uint32(width), ...uint32(height), 8, 0, 0, 0, 0)],
    ['acTL', Uint8Array.of(...uint32(frames.length), 0, 0, 0, 0)],
    ['gAMA', Uint8Array.of(...uint32(45455))],
    ...frames.flatMap((frame, index): TestChunk[] => {
      const control: TestChunk = ['fcTL', fcTL(sequence++, frame)]
      const rows = rowsOf(frame)
      if (index === 0) return [control, ['IDAT', rows]]
      return [control, ['fdAT', Uint8Array.of(...uint32(sequence++), ...rows)]]
    }),
    ['IEND', new Uint8Array(0)]
  ]
}

export function writeChunks(chunks: readonly TestChunk[]): Uint8Array {
  return concatUint8Arrays([PNG_SIGNATURE, ...chunks.map(([name, body]) => pngChunk(name, body))])
}

export function writeApng(width: number, height: number, frames: TestFrame[]): Uint8Array {
  return writeChunks(apngChunks(width, height, frames))
}

function fcTL(sequence: number, frame: TestFrame): Uint8Array {
  const { x = 0, y = 0, width, height, delay = [1, 10], dispose = 0, blend = 0 } = frame
  const numbers = [sequence, width, height, x, y].flatMap(uint32)
  return Uint8Array.of(...numbers, ...delay.flatMap(uint16), dispose, blend)
}

function rowsOf({ width, height, grey }: TestFrame): Uint8Array {
  const row = [0, ...Array.from({ length: width }, () => grey)]
  return zlibSync(Uint8Array.from(Array.from({ length: height }, () => row).flat()))
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
}

function uint16(value: number): number[] {
  return [(value >>> 8) & 255, value & 255]
}
