import fc from 'fast-check'
import type { Plane } from '../../../src/perception/see/plane'

/** Planes of up to `most` pixels a side with values from −100 to 100. */
export const planes = (least = 1, most = 24) =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }))
    .chain(([width, height]) =>
      fc
        .array(fc.integer({ min: -100, max: 100 }), {
          minLength: width * height,
          maxLength: width * height
        })
        .map((values): Plane => ({ width, height, data: Float32Array.from(values) }))
    )
