import { planeLike, type Plane } from './plane'
import { labRoot, linear as linearOf, WHITE_SHARES } from '../../colour'
import type { Steps } from './steps'

/** sRGB channels, 0–255, gamma-encoded as stored. */
export interface Rgb {
  r: Plane
  g: Plane
  b: Plane
}

/** CIELAB under D65: l 0–100, a and b about ±100. */
export interface Lab {
  l: Plane
  a: Plane
  b: Plane
}

const LINEAR_STEPS_PER_LEVEL = 8
const LINEAR = Float32Array.from({ length: 255 * LINEAR_STEPS_PER_LEVEL + 1 }, (_, i) => {
  return linearOf(i / LINEAR_STEPS_PER_LEVEL / 255)
})

const ROOT_STEPS = 4096
const ROOT = Float32Array.from({ length: ROOT_STEPS + 2 }, (_, i) => {
  return labRoot(i / ROOT_STEPS)
})

const [[xr, xg, xb], [yr, yg, yb], [zr, zg, zb]] = WHITE_SHARES

const linear = (level: number) => LINEAR[(level * LINEAR_STEPS_PER_LEVEL + 0.5) | 0]!

function root(t: number): number {
  const at = (t < 1 ? t : 1) * ROOT_STEPS
  const i = at | 0
  const low = ROOT[i]!
  return low + (at - i) * (ROOT[i + 1]! - low)
}

const ROWS_PER_STEP = 128

/** sRGB (IEC 61966-2-1) to CIELAB (CIE 15) through tables; within 0.1 of the exact formula. */
export function* labOf({ r, g, b }: Rgb): Steps<Lab> {
  const lab = { l: planeLike(r), a: planeLike(r), b: planeLike(r) }
  for (let y = 0; y < r.height; y++) {
    const [from, to] = [y * r.width, (y + 1) * r.width]
    convert(r.data, g.data, b.data, from, to, lab.l.data, lab.a.data, lab.b.data)
    if (y % ROWS_PER_STEP === ROWS_PER_STEP - 1) yield
  }
  return lab
}

function convert(
  r: Float32Array,
  g: Float32Array,
  b: Float32Array,
  from: number,
  to: number,
  lightness: Float32Array,
  greenRed: Float32Array,
  blueYellow: Float32Array
): void {
  for (let i = from; i < to; i++) {
    const red = linear(r[i]!)
    const green = linear(g[i]!)
    const blue = linear(b[i]!)
    const x = root(xr * red + xg * green + xb * blue)
    const y = root(yr * red + yg * green + yb * blue)
    const z = root(zr * red + zg * green + zb * blue)
    lightness[i] = 116 * y - 16
    greenRed[i] = 500 * (x - y)
    blueYellow[i] = 200 * (y - z)
  }
}
