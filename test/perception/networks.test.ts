import { beforeAll, expect, it } from 'vitest'
import { networkWeights } from '../../src/node/engine/network-weights'
import { createNetworks, NO_NETWORKS, perceive, runToEnd } from '../../src/perception'
import { noise, sum } from './pictures'

let file: Uint8Array

beforeAll(async () => {
  file = (await networkWeights())!
})

const isThere = (weights: Uint8Array) => {
  const { faces, backbone } = createNetworks(weights)
  return { faces: faces !== null, backbone: backbone !== null }
}

it('a damaged network does not take the other with it', () => {
  expect(isThere(file)).toEqual({ faces: true, backbone: true })
  const changed = (at: number): Uint8Array => file.map((byte, i) => (i === at ? byte ^ 1 : byte))
  expect(isThere(changed(1000))).toEqual({ faces: false, backbone: true })
  expect(isThere(changed(file.length - 1000))).toEqual({ faces: true, backbone: false })
  expect(isThere(file.subarray(0, file.length - 1))).toEqual({ faces: true, backbone: false })
  expect(isThere(new Uint8Array([...file, 0]))).toEqual({ faces: true, backbone: false })
  expect(isThere(new Uint8Array())).toEqual({ faces: false, backbone: false })
})

it('the maps are made without the backbone too, and the result says so', () => {
  const pixels = noise(320, 200)
  const { faces, backbone } = createNetworks(file)
  const seen = runToEnd(perceive(pixels, { medium: 'desktopWeb', networks: { faces, backbone } }))
  const unseen = runToEnd(perceive(pixels, { medium: 'desktopWeb', networks: NO_NETWORKS }))
  expect([seen.isSeen, unseen.isSeen]).toEqual([true, false])
  for (const { attention, perception } of [seen, unseen]) {
    expect(sum(attention)).toBeCloseTo(1, 4)
    expect(sum(perception)).toBeCloseTo(1, 4)
  }
  expect(seen.attention).not.toEqual(unseen.attention)
})
