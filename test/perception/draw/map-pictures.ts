import fc from 'fast-check'
import type { IndexedPicture, Pixels, Plane } from '../../../src/perception'
import { largest, sumToOne } from '../../../src/perception/see/statistics'

export const SIZE = { width: 96, height: 72 }

/** Densities that heat maps show: a few soft blobs, the peak at 1. Smaller ones may be refused as pictures. */
export const blobs = fc
  .array(
    fc.record({
      x: fc.double({ min: 0.15, max: 0.85, noNaN: true }),
      y: fc.double({ min: 0.15, max: 0.85, noNaN: true }),
      radius: fc.double({ min: 0.09, max: 0.16, noNaN: true }),
      height: fc.double({ min: 0.2, max: 1, noNaN: true })
    }),
    { minLength: 1, maxLength: 4 }
  )
  .map((spots) => {
    const { width, height } = SIZE
    const values = new Float32Array(width * height)
    for (let i = 0; i < values.length; i++) {
      const x = ((i % width) + 0.5) / width
      const y = (Math.floor(i / width) + 0.5) / height
      for (const spot of spots) {
        const square = ((x - spot.x) ** 2 + (y - spot.y) ** 2) / (2 * spot.radius ** 2)
        values[i]! += spot.height * Math.exp(-square)
      }
    }
    const peak = largest(values)
    return values.map((value) => value / peak)
  })

/** A map picture: a colour and alpha for each value. */
export function painted(
  values: Float32Array,
  colourOf: (value: number) => readonly number[],
  size = SIZE
): Pixels {
  const data = new Uint8ClampedArray(values.length * 4)
  values.forEach((value, i) => data.set([...colourOf(value), 255].slice(0, 4), i * 4))
  return { ...size, data }
}

/** The pixels of a picture with a palette. */
export function unpacked({ indices, palette, ...size }: IndexedPicture): Pixels {
  const colours = new Uint32Array(Uint8Array.from(palette.flat()).buffer)
  const pixels = Uint32Array.from(indices, (index) => colours[index]!)
  return { ...size, data: new Uint8ClampedArray(pixels.buffer) }
}

/** Part of the density that lies elsewhere: half the sum of absolute differences. */
export function distance(read: Plane, values: Float32Array): number {
  const density = sumToOne(values.slice())
  return read.data.reduce((sum, value, i) => sum + Math.abs(value - density[i]!), 0) / 2
}
