import { expect, test } from 'vitest'
import { layerNode } from '../../../src/main/layers/layer-node'
import { opacityOf } from '../../../src/main/layers/read-layers'
import { isAnalysable } from '../../../src/main/selection/refusal'

/** A layer of a type that the host does not play. */
function layer(type: SceneNode['type'], has: object = {}): SceneNode {
  const place = {
    absoluteTransform: [
      [1, 0, 0],
      [0, 1, 0]
    ],
    width: 10,
    height: 10,
    parent: null
  }
  const ours = { getSharedPluginData: () => '' }
  return {
    id: '1:2',
    type,
    name: 'Layer',
    visible: true,
    ...ours,
    ...place,
    ...has
  } as unknown as SceneNode
}

test('a widget and other layers without an opacity are drawn; a slice and what is hidden are not', () => {
  expect(opacityOf(layer('WIDGET'))).toBe(1)
  expect(opacityOf(layer('SECTION', { children: [] }))).toBe(1)
  expect(opacityOf(layer('TRANSFORM_GROUP', { children: [], opacity: 0.5 }))).toBe(0.5)
  expect(opacityOf(layer('SLICE'))).toBe(0)
  expect(opacityOf(layer('WIDGET', { visible: false }))).toBe(0)
})

test('a text on a path is read as a text, with its words', () => {
  const toPicture = [
    [1, 0, 0],
    [0, 1, 0]
  ] as const
  const read = layerNode(
    layer('TEXT_PATH', { characters: 'Round and round' }),
    -1,
    1,
    toPicture as never
  )
  expect(read).toMatchObject({ type: 'TEXT', characters: 15, words: 'Round and round' })
})

test('a slot can be analysed, a widget cannot', () => {
  expect(isAnalysable(layer('SLOT'))).toBe(true)
  expect(isAnalysable(layer('WIDGET'))).toBe(false)
})
