import { fnv1a } from '../kernels/fnv1a'
import { inEights } from '../kernels/in-eights'

/** A layer of the network: weights for each channel alone, then across channels. */
export interface Layer {
  inputs: number
  /** A multiple of 8; those beyond the learned ones are 0. */
  outputs: number
  /** Nine weights of each input for a pixel and its neighbours, neighbour by neighbour. null where there are none. */
  depthwise: Float32Array | null
  /** For each eight outputs, a row of eight for each input (of the first layer: of all nine pixels). */
  matrix: Float32Array
  bias: Float32Array
}

/** The learned shapes in the order of the file: name, then sizes, innermost last. */
const STACK = [16, 32, 64, 128, 256, 512]
/** Five boxes of x, y, width, height and score. */
const ANSWERS = 25

/** Bytes of the weights, one each: the description of how they are scaled follows them. */
const WEIGHT_BYTES = 193_321
/** FNV-1a of weights and description, version 1.7.15 of @vladmandic/face-api: anything else finds faces anywhere. */
const CHECK = 0xcfb0ada1

interface Tensor {
  name: string
  shape: readonly number[]
  quantization: { scale: number; min: number }
}

/**
 * The layers of the tiny face detector, of the file of its weights with the JSON manifest behind it, as
 * @vladmandic/face-api has them: weight = byte × scale + min. null when a byte is missing or differs.
 */
export function readWeights(file: Uint8Array): Layer[] | null {
  if (fnv1a(file) !== CHECK) return null
  const description = String.fromCharCode(...file.subarray(WEIGHT_BYTES))
  const [{ weights: tensors }] = JSON.parse(description) as [{ weights: Tensor[] }]
  let at = 0
  const next = (): Float32Array => {
    const { shape, quantization } = tensors.shift()!
    const count = shape.reduce((product, side) => product * side)
    const { scale, min } = quantization
    const values = Float32Array.from(file.subarray(at, at + count), (byte) => byte * scale + min)
    at += count
    return values
  }
  const nextMatrix = (outputs: number): Float32Array => {
    const rows = next()
    return inEights(rows.length / outputs, outputs, (i, output) => rows[i * outputs + output]!)
  }
  const layers = STACK.map((outputs, i): Layer => {
    const inputs = STACK[i - 1] ?? 3
    const depthwise = i === 0 ? null : next()
    return { inputs, outputs, depthwise, matrix: nextMatrix(outputs), bias: next() }
  })
  const outputs = Math.ceil(ANSWERS / 8) * 8
  const matrix = nextMatrix(ANSWERS)
  const bias = new Float32Array(outputs)
  bias.set(next())
  return [...layers, { inputs: STACK.at(-1)!, outputs, depthwise: null, matrix, bias }]
}
