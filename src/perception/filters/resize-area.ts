import { plane, type Plane } from '../plane'
import { addRow } from './add-row'
import { spans, type Spans } from './spans'

/** Shrinks a plane by averaging what each target pixel covers; keeps the mean. Never enlarges. */
export function resizeArea(source: Plane, width: number, height: number): Plane {
  if (width === source.width && height === source.height) return source
  const across = spans(source.width, width)
  const down = spans(source.height, height)
  const target = plane(width, height)
  const wide = new Float32Array(source.width)
  for (let y = 0; y < height; y++) {
    wide.fill(0)
    for (let i = 0; i < down.count[y]!; i++) {
      const from = (down.first[y]! + i) * source.width
      addRow(wide, 0, source.data, from, source.width, down.weights[y * down.stride + i]!)
    }
    narrowRow(wide, across, target.data, y * width)
  }
  return target
}

function narrowRow(
  row: Float32Array,
  { first, count, weights, stride }: Spans,
  into: Float32Array,
  to: number
): void {
  for (let x = 0; x < first.length; x++) {
    const from = first[x]!
    let sum = 0
    for (let i = 0; i < count[x]!; i++) sum += row[from + i]! * weights[x * stride + i]!
    into[to + x] = sum
  }
}
