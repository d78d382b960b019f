import { fnv1a } from '../kernels/fnv1a'
import { inEights } from '../kernels/in-eights'

/** A convolution: each output has weights of its own. */
interface Convolution {
  /** Cut into columns of eight outputs, a row of eight for each input; neighbour by neighbour where `isAlone`. */
  weights: Float32Array
}

interface Rectified extends Convolution {
  bias: Float32Array
}

/** A block of the network: spreads its inputs over more channels, looks around in each alone, and sums them up again. */
export interface Block {
  inputs: number
  inner: number
  outputs: number
  /** Keeps every other pixel of every other row. */
  halves: boolean
  /** Adds the inputs to the outputs. */
  joins: boolean
  spread: Rectified
  around: Rectified
  sum: Convolution
}

/** Outputs of the thirteen blocks. */
const OUTPUTS = [16, 24, 24, 32, 32, 32, 64, 64, 64, 64, 96, 96, 96]
const HALVING = [1, 3, 6]
/** The first block sees nine pixels of three colours in place of channels. */
const FIRST = { inputs: 27, inner: 32 }
/** A block has so many times its inputs inside. */
const WIDER = 6
const NEIGHBOURS = 9

/** FNV-1a of the file that src/bundler/backbone-file.js makes of version 0.4.1675468480 of @mediapipe/objectron. */
const CHECK = 0xcef754ee

/** The blocks of the backbone, of the file that src/bundler/backbone-file.js makes. null when a byte is missing or differs. */
export function readBackbone(file: Uint8Array): Block[] | null {
  if (fnv1a(file) !== CHECK) return null
  let at = 0
  const floats = (count: number): Float32Array => {
    const taken = new Float32Array(file.slice(at, at + 4 * count).buffer)
    at += 4 * count
    return taken
  }
  const bytes = (count: number): Int8Array => {
    const taken = Int8Array.from(file.subarray(at, at + count))
    at += count
    return taken
  }
  const matrix = (depth: number, scales: Float32Array): Float32Array => {
    const rows = bytes(depth * scales.length)
    return inEights(
      depth,
      scales.length,
      (i, output) => rows[output * depth + i]! * scales[output]!
    )
  }
  return OUTPUTS.map((outputs, i): Block => {
    const inputs = OUTPUTS[i - 1] ?? FIRST.inputs
    const inner = i === 0 ? FIRST.inner : WIDER * inputs
    const ofSpread = floats(inner)
    const spread = { bias: floats(inner), weights: matrix(inputs, ofSpread) }
    const ofAround = floats(inner)
    const around = {
      bias: floats(inner),
      weights: Float32Array.from(bytes(NEIGHBOURS * inner), (one, k) => one * ofAround[k % inner]!)
    }
    const sum = { weights: matrix(inner, floats(outputs)) }
    const halves = HALVING.includes(i)
    return { inputs, inner, outputs, halves, joins: inputs === outputs, spread, around, sum }
  })
}
