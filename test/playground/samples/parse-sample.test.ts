import { describe, expect, it } from 'vitest'
import { nodeRenderer } from '../../support/node-renderer'
import { openDocument } from '../../../src/playground/host/open-document'
import { buildSample } from '../../../src/playground/samples/build-sample'
import { parseSample } from '../../../src/playground/samples/parse-sample'

const text = { kind: 'text', name: 'Title', text: 'Hello', style: 'body', colour: 'ink' }
const sample = {
  name: 'Card',
  size: [200, 100],
  fill: '#FFFFFF',
  colours: { ink: '#111111' },
  styles: { body: { size: 14, line: 20 } },
  layers: [text]
}

describe('a sample file', () => {
  it.each([
    ['an unknown key', { ...sample, colour: 'red' }, /“Card” cannot be read at colour/],
    ['a colour that is none', { ...sample, fill: 'white!' }, /at fill/],
    ['a misspelt kind', { ...sample, layers: [{ ...text, kind: 'txt' }] }, /at layers\.0\.kind/],
    ['a size below zero', { ...sample, size: [-1, 10] }, /at size\.0/],
    [
      'a fault deep inside',
      {
        ...sample,
        layers: [{ kind: 'frame', name: 'Box', size: [10, 10], children: [{ ...text, text: '' }] }]
      },
      /at layers\.0\.children\.0\.text/
    ],
    ['no object at all', null, /without a name cannot be read at the file itself/]
  ])('with %s is turned down with the place and the reason', (_, data, message) => {
    expect(() => parseSample(data)).toThrow(message)
  })

  it.each([
    ['colour', { ...text, colour: 'rose' }, 'There is no colour “rose”'],
    ['text style', { ...text, style: 'h9' }, 'There is no text style “h9”'],
    ['component', { kind: 'instance', name: 'Row', of: 'Row' }, 'There is no component “Row”'],
    [
      'icon',
      { kind: 'icon', name: 'Icon', icon: 'unicorn', size: 24, colour: 'ink' },
      'There is no icon “unicorn”'
    ],
    [
      'picture',
      { kind: 'rectangle', name: 'Photo', size: [10, 10], fill: { picture: 'moon' } },
      'There is no picture “moon”'
    ],
    [
      'shadow',
      { kind: 'rectangle', name: 'Card', size: [10, 10], shadow: 'deep' },
      'There is no shadow “deep”'
    ]
  ])('that refers to a missing %s is not built, and says so', async (_, layer, reason) => {
    const { figma } = openDocument({ renderer: await nodeRenderer() })
    await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    const place = {
      parent: figma.currentPage,
      at: [0, 0] as [number, number],
      components: figma.createSection()
    }
    const parsed = parseSample({ ...sample, layers: [layer] })
    expect(() => buildSample(figma, parsed, place)).toThrow(
      `Sample “Card” cannot be built: ${reason}`
    )
  })
})
