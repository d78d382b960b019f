import { describe, expect, it } from 'vitest'
import type { LayerShare } from '../../../../src/file'
import { buildComparison } from '../../../../src/ui/compare/build-comparison'
import type { ReadFrame } from '../../../../src/ui/compare/comparison'
import { layerChanges, sameLayout } from '../../../../src/ui/compare/variant/layer-changes'
import { movedLayers } from '../../../../src/ui/compare/variant/moved-layers'
import { named, readFrame } from '../../support/compared-frames'

const hero = (share: number, box: LayerShare['box'] = [0.1, 0.1, 0.5, 0.2]) =>
  named('Hero', share, { box })
const size = (width: number, height: number) => ({ width, height })

function isSame(A: ReadFrame, B: ReadFrame): boolean {
  const comparison = buildComparison([A, B], 'A')
  return sameLayout(comparison, comparison.frames[0]!, comparison.frames[1]!)
}

describe('the layout of two frames', () => {
  it('is the same while everything that is seen lies where it lay', () => {
    const grown = hero(0.4, [0.1, 0.1, 0.51, 0.2])
    expect(isSame(readFrame('A', [hero(0.2)]), readFrame('B', [grown]))).toBe(true)
    const unseen = named('Dot', 0.001)
    expect(isSame(readFrame('A', [hero(0.2)]), readFrame('B', [hero(0.2), unseen]))).toBe(true)
  })

  it('is another where something moved, came, or the frame has another shape', () => {
    const A = readFrame('A', [hero(0.2)])
    expect(isSame(A, readFrame('B', [hero(0.2, [0.3, 0.1, 0.5, 0.2])]))).toBe(false)
    expect(isSame(A, readFrame('B', [hero(0.2), named('Banner', 0.1)]))).toBe(false)
    const tall = { ...A.record.picture, height: A.record.picture.height * 2 }
    expect(isSame(A, readFrame('B', [hero(0.2)], {}, { picture: tall }))).toBe(false)
    expect(isSame(A, readFrame('B', null))).toBe(false)
  })
})

describe('layers that won or lost attention, in the picture', () => {
  function moved(A: ReadFrame, B: ReadFrame, base = size(100, 100), variant = size(100, 100)) {
    const compared = buildComparison([A, B], 'A')
    const [one, other] = compared.frames
    return movedLayers(layerChanges(compared, one!, other!), base, variant)
  }

  it('have arrows from where they lay, and none where they stay', () => {
    const stays = named('Price', 0.3)
    const drawn = moved(
      readFrame('A', [hero(0.5), named('Price', 0.1)]),
      readFrame('B', [hero(0.2, [0.4, 0.6, 0.5, 0.2]), stays])
    )
    expect(drawn).toMatchObject([
      { at: [0.4, 0.6, 0.5, 0.2], from: [0.1, 0.1, 0.5, 0.2], wins: false },
      { at: stays.box, from: null, wins: true }
    ])
  })

  it('lie where they lay in px on a page that grew longer', () => {
    const A = readFrame('A', [hero(0.5, [0, 0.5, 1, 0.2])])
    const B = readFrame('B', [hero(0.2, [0, 0.75, 1, 0.1])])
    const [one] = moved(A, B, size(100, 100), size(100, 200))
    expect(one?.from).toEqual([0, 0.25, 1, 0.1])
  })

  it('are those beyond noise alone', () => {
    expect(moved(readFrame('A', [hero(0.2)]), readFrame('B', [hero(0.21)]))).toEqual([])
  })
})
