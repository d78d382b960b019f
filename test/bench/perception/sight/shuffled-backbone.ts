import { readFileSync } from 'node:fs'
import { Backbone } from '../../../../src/perception/backbone/backbone'
import { type Block, readBackbone } from '../../../../src/perception/backbone/weights'
import { NETWORK_SOURCES } from '../../../../src/bundler/networks-file'
import { backboneFile } from '../../../../src/bundler/backbone-file'
import { shuffled } from '../shuffled'

/** The backbone with the weights of each of its layers in another order: it is as large, and has learned nothing. */
export function shuffledBackbone(): Backbone {
  const blocks = readBackbone(new Uint8Array(backboneFile(readFileSync(NETWORK_SOURCES.at(-1)!))))!
  return new Backbone(
    blocks.map(({ spread, around, sum, ...block }, i): Block => ({
      ...block,
      spread: { ...spread, weights: inOtherOrder(spread.weights, 3 * i) },
      around: { ...around, weights: inOtherOrder(around.weights, 3 * i + 1) },
      sum: { weights: inOtherOrder(sum.weights, 3 * i + 2) }
    }))
  )
}

const inOtherOrder = (weights: Float32Array, seed: number): Float32Array =>
  Float32Array.from(shuffled(weights.length, seed), (place) => weights[place]!)
