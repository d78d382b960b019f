import { convolutionsIn } from './tflite.js'

/** Convolutions of the first thirteen blocks, three each: the others only find boxes. */
const KEPT = 39

/**
 * The first half of the network in @mediapipe/objectron, as `readBackbone` (src/perception/backbone) reads it. For each convolution: what the
 * weights of each output are multiplied by, the biases if it is rectified, and a byte for each weight. The biases of the
 * others, the last of each block, are moved into the block behind.
 */
export function backboneFile(source) {
  const layers = convolutionsIn(source, KEPT).map(rounded)
  let behind = []
  return Buffer.concat(
    layers.flatMap(({ scales, weights, biases }, i) => {
      const bytes = Buffer.from(Int8Array.from(weights).buffer)
      if (i % 3 === 2) {
        const joins = behind.length === biases.length
        behind = biases.map((bias, k) => bias + (joins ? behind[k] : 0))
        return [whole(scales), bytes]
      }
      const isFirst = i % 3 === 0
      const added = (output) =>
        behind.reduce(
          (sum, bias, k) => sum + bias * scales[output] * weights[output * behind.length + k],
          0
        )
      const all = isFirst ? biases.map((bias, output) => bias + added(output)) : biases
      return [whole(scales), whole(all), bytes]
    })
  )
}

/** Weights as whole numbers from -127 to 127, each to be multiplied by the scale of its output. */
function rounded({ isDepthwise, weights, biases }) {
  const each = weights.length / biases.length
  const outputOf = isDepthwise ? (i) => i % biases.length : (i) => Math.floor(i / each)
  const most = biases.map(() => 0)
  for (const [i, weight] of weights.entries()) {
    most[outputOf(i)] = Math.max(most[outputOf(i)], Math.abs(weight))
  }
  const scales = most.map((value) => Math.fround(value / 127) || 1)
  return {
    scales,
    weights: weights.map((weight, i) => Math.round(weight / scales[outputOf(i)])),
    biases
  }
}

const whole = (values) => Buffer.from(Float32Array.from(values).buffer)
