/**
 * Colour scales in even steps. `plasma` is 17 of matplotlib's (Stéfan van der Walt and Nathaniel Smith, CC0);
 * `slate`, `ember` and `night` are what earlier maps are drawn in. Today's, `heat` and `sea`, begin lighter than
 * designs of full colour and end darker and of another hue, so that a film of them shows on white, indigo, green
 * and dark alike; both go one way in lightness, however colour-blind one is.
 */
const STEPS = {
  plasma:
    '0d0887 310597 4c02a1 6600a7 7e03a8 9511a1 aa2395 bc3587 cc4778 d9586a e56b5d f07f4f f89441 fdab33 fdc328 f9dd25 f0f921',
  slate: '827ec8 565688 404268',
  /** Deep violet, magenta, coral, gold. */
  ember: '4b10c8 960cd3 b91fea ff4ec1 f78261 f4a611 ffcd00',
  /** A violet glow that sinks into night. */
  night: '7a70ff 5a50d8 2a2768 14163a 0f1228 0c0f20 0b0e1e',
  /** Yellow, amber, orange, red, deep red. */
  heat: 'e0f200 e9c800 f28600 f2442c b41800',
  /** Cyan, teal, deep green. */
  sea: '40f8f4 06deca 02b8c8 0086a6 003c2e'
}

export type ScaleName = keyof typeof STEPS

export type Rgb8 = readonly [r: number, g: number, b: number]

const scales = Object.fromEntries(
  Object.entries(STEPS).map(([name, steps]) => [name, steps.split(' ').map(parse)])
) as Record<ScaleName, Rgb8[]>

function parse(hex: string): Rgb8 {
  const value = Number.parseInt(hex, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The colour at `t` (0–1) of a scale, each channel 0–255. */
export function scaleColour(name: ScaleName, t: number): Rgb8 {
  const steps = scales[name]
  const at = Math.max(0, Math.min(1, t)) * (steps.length - 1)
  const i = Math.min(steps.length - 2, Math.floor(at))
  const low = steps[i]!
  const high = steps[i + 1]!
  const mix = (channel: 0 | 1 | 2) =>
    Math.round(low[channel] + (at - i) * (high[channel] - low[channel]))
  return [mix(0), mix(1), mix(2)]
}
