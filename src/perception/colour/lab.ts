import { planeLike } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'
import type { Rgb } from './rgb'

/** CIELAB under D65: l 0–100, a and b about ±100. */
export interface Lab {
  l: Plane
  a: Plane
  b: Plane
}

const LINEAR_STEPS_PER_LEVEL = 8
const LINEAR = Float32Array.from({ length: 255 * LINEAR_STEPS_PER_LEVEL + 1 }, (_, i) => {
  const value = i / LINEAR_STEPS_PER_LEVEL / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

const ROOT_STEPS = 4096
const ROOT = Float32Array.from({ length: ROOT_STEPS + 2 }, (_, i) => {
  const t = i / ROOT_STEPS
  return t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116
})

const linear = (level: number) => LINEAR[(level * LINEAR_STEPS_PER_LEVEL + 0.5) | 0]!

function root(t: number): number {
  const at = (t < 1 ? t : 1) * ROOT_STEPS
  const i = at | 0
  const low = ROOT[i]!
  return low + (at - i) * (ROOT[i + 1]! - low)
}

const PIXELS_PER_STEP = 60_000

/** sRGB (IEC 61966-2-1) to CIELAB (CIE 15) through tables; within 0.1 of the exact formula. */
export function* labOf(rgb: Rgb): Steps<Lab> {
  const lab = { l: planeLike(rgb.r), a: planeLike(rgb.r), b: planeLike(rgb.r) }
  const count = lab.l.data.length
  for (let from = 0; from < count; from += PIXELS_PER_STEP) {
    convert(rgb, lab, from, Math.min(count, from + PIXELS_PER_STEP))
    yield
  }
  return lab
}

function convert({ r, g, b }: Rgb, lab: Lab, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const red = linear(r.data[i]!)
    const green = linear(g.data[i]!)
    const blue = linear(b.data[i]!)
    // Linear sRGB to XYZ, each divided by the white point.
    const x = root(0.4339564 * red + 0.3762192 * green + 0.1898244 * blue)
    const y = root(0.2126729 * red + 0.7151522 * green + 0.072175 * blue)
    const z = root(0.0177578 * red + 0.1094768 * green + 0.8727654 * blue)
    lab.l.data[i] = 116 * y - 16
    lab.a.data[i] = 500 * (x - y)
    lab.b.data[i] = 200 * (y - z)
  }
}
