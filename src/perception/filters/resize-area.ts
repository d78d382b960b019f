import { plane } from '../plane'
import type { Plane } from '../plane'
import { spans } from './spans'

/** Shrinks a plane by averaging what each target pixel covers; keeps the mean. Never enlarges. */
export function resizeArea(source: Plane, width: number, height: number): Plane {
  if (width === source.width && height === source.height) return source
  const across = spans(source.width, width)
  const down = spans(source.height, height)
  const narrow = new Float32Array(width * source.height)
  for (let y = 0; y < source.height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * source.width + across.first[x]!
      const count = across.count[x]!
      let sum = 0
      for (let i = 0; i < count; i++) {
        sum += source.data[from + i]! * across.weights[x * across.stride + i]!
      }
      narrow[y * width + x] = sum
    }
  }
  const target = plane(width, height)
  for (let y = 0; y < height; y++) {
    const count = down.count[y]!
    for (let i = 0; i < count; i++) {
      const weight = down.weights[y * down.stride + i]!
      const from = (down.first[y]! + i) * width
      for (let x = 0; x < width; x++) {
        target.data[y * width + x]! += weight * narrow[from + x]!
      }
    }
  }
  return target
}
