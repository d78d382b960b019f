import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../src/main/selection/refusal'

interface Looks {
  type?: string
  width?: number
  height?: number
  visible?: boolean
  fills?: unknown[]
  /** Id of the frame that it is an overlay of. */
  overlayOf?: string
}

/** A layer of a page, as far as it is read. */
function layer({ width = 1440, height = 1024, overlayOf = '', ...looks }: Looks): SceneNode {
  return {
    type: 'FRAME',
    visible: true,
    fills: [{ type: 'SOLID' }],
    strokes: [],
    children: [],
    parent: { type: 'PAGE', getSharedPluginData: () => '' },
    width,
    height,
    absoluteRenderBounds: { x: 0, y: 0, width, height },
    getSharedPluginData: () => overlayOf,
    ...looks
  } as unknown as SceneNode
}

describe('a frame can be analysed', () => {
  test.each([
    [1440, 1024],
    [10, 10],
    [39, 300],
    [8000, 5000],
    [2000, 40]
  ])('at %d × %d px', (width, height) => {
    expect(refusalOf(layer({ width, height }))).toBeNull()
  })
})

describe('a layer is refused in words', () => {
  test.each<[string, Looks, string]>([
    ['when it is text', { type: 'TEXT' }, 'layer_not_analysable'],
    ['when it is hidden', { visible: false }, 'layer_hidden'],
    ['when it is empty', { fills: [] }, 'layer_empty'],
    ['when it has no size', { width: 0 }, 'layer_without_size'],
    ['when it is 3000 × 20 px', { width: 3000, height: 20 }, 'layer_too_narrow'],
    ['when it is a lost overlay', { type: 'GROUP', overlayOf: '1:2' }, 'overlay_without_frame']
  ])('%s', (_name, looks, code) => {
    const refusal = refusalOf(layer(looks))
    expect(refusal).toMatchObject({ code, sent: 'no' })
    expect(refusal?.message).toMatch(/^[A-Z0-9].*\.$/)
    expect(refusal?.advice).toMatch(/^[A-Z].*\.$/)
  })
})

test('text on the page is not told to select a frame that is not there', () => {
  expect(refusalOf(layer({ type: 'TEXT' }))?.advice).toBe('Put it in a frame, and select that.')
  const framed = { type: 'TEXT', parent: layer({}) } as unknown as Looks
  expect(refusalOf(layer(framed))?.advice).toBe('Select the frame around it.')
})

test('the kind of a layer is named as designers know it', () => {
  const kinds = ['TEXT', 'BOOLEAN_OPERATION', 'LINE', 'RECTANGLE'].map(
    (type) => refusalOf(layer({ type }))?.message
  )
  expect(kinds).toEqual([
    'A text layer cannot be analysed on its own.',
    'A boolean operation cannot be analysed on its own.',
    'A line cannot be analysed on its own.',
    'A rectangle layer cannot be analysed on its own.'
  ])
})
