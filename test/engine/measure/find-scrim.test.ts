import { describe, expect, it } from 'vitest'
import { readDesign } from '../../../src/engine/measure/design'
import { measureLayers } from '../../../src/engine/measure/measure-layers'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { frameOf, picture, rectangle, text } from './fold/nodes'

describe('a dialog on a scrim', () => {
  const dialog = {
    name: 'Dialog',
    box: [50, 300, 300, 160],
    cover: 1,
    children: [text('Title', [70, 320, 200, 20])]
  } as const
  const scrim = rectangle('Scrim', [0, 0, 400, 800], { cover: 0.5 })
  const page = text('Headline', [40, 40, 300, 60])
  const size = { width: 400, height: 800 }

  it('dims what lies under it', () => {
    const { scrim: found } = readDesign(frameOf(page, scrim, dialog), size)
    expect(found).toMatchObject({
      cover: 0.5,
      above: [
        { left: 50, top: 300, right: 350, bottom: 460 },
        { left: 70, top: 320, right: 270, bottom: 340 }
      ]
    })
  })

  it('lies over what is listed as under it', async () => {
    const nodes = frameOf(page, scrim, dialog)
    const question = { nodes, picture: size, png: null, attention: null, perception: null }
    const { layers } = await measureLayers(question, sharpCodec)
    expect(layers.map(({ name, under }) => [name, under])).toEqual(
      expect.arrayContaining([
        ['Headline', true],
        ['Title', undefined]
      ])
    )
  })

  it('is no shade under a headline, and no tint of a part', () => {
    expect(
      readDesign(frameOf(picture('Photo', [0, 0, 400, 800]), scrim, page), size).scrim
    ).toBeNull()
    const tint = rectangle('Tint', [0, 0, 400, 300], { cover: 0.5 })
    expect(readDesign(frameOf(page, tint, dialog), size).scrim).toBeNull()
  })
})
