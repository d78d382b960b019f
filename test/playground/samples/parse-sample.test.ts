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
    ['colour “rose”', { ...text, colour: 'rose' }],
    ['component “Row”', { kind: 'instance', name: 'Row', of: 'Row' }],
    ['picture “moon”', { kind: 'rectangle', name: 'A', size: [9, 9], fill: { picture: 'moon' } }]
  ])('that refers to a missing %s is not built, and says so', async (missing, layer) => {
    const { figma } = openDocument(await nodeRenderer())
    await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    const components = figma.createSection()
    const parsed = parseSample({ ...sample, layers: [layer] })
    expect(() =>
      buildSample(figma, parsed, { parent: figma.currentPage, at: [0, 0], components })
    ).toThrow(`Sample “Card” cannot be built: There is no ${missing}`)
  })
})
