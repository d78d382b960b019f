import { expect, it } from 'vitest'
import { keepReadable } from '../../../src/main/what-if/keep-readable'
import { newDocument } from '../support/glance'

const GREY: SolidPaint = { type: 'SOLID', color: { r: 0.8, g: 0.8, b: 0.8 } }
const NAVY: SolidPaint = { type: 'SOLID', color: { r: 0, g: 0, b: 0.4 } }

it('looks for the colours of a frame’s texts once, however many labels have become pale', async () => {
  const { figma } = await newDocument()
  const frame = figma.createFrame()
  frame.resize(400, 300)
  const button = figma.createFrame()
  button.resize(200, 100)
  button.fills = [{ ...GREY, color: { r: 1, g: 1, b: 1 } }]
  const labels = [10, 70, 130].map((x) => {
    const text = figma.createText()
    text.resize(40, 40)
    text.fills = [GREY]
    button.appendChild(text)
    text.x = x
    text.y = 10
    return text
  })
  const elsewhere = figma.createText()
  elsewhere.fills = [NAVY]
  frame.appendChild(button)
  frame.appendChild(elsewhere)
  let reads = 0
  const { children } = frame
  const counted = new Proxy(elsewhere, {
    get: (node, key) => {
      if (key === 'fills') reads += 1
      return Reflect.get(node, key) as unknown
    }
  })
  const walked = new Proxy(frame, {
    get: (node, key) =>
      key === 'children'
        ? children.map((child) => (child.id === elsewhere.id ? counted : child))
        : (Reflect.get(node, key) as unknown)
  })

  keepReadable(walked, [button])
  expect(labels.map(({ fills }) => (fills as SolidPaint[])[0]?.color)).toEqual(
    labels.map(() => NAVY.color)
  )
  // Whether it is seen, and in what colour: neither for each label.
  expect(reads).toBe(1)
})

it('sees to a label that lies over a button which holds nothing itself', async () => {
  const { figma } = await newDocument()
  const frame = figma.createFrame()
  frame.resize(400, 300)
  const button = figma.createRectangle()
  button.resize(200, 100)
  button.fills = [{ ...GREY, color: { r: 1, g: 1, b: 1 } }]
  const [label, elsewhere] = [20, 200].map((y) => {
    const text = figma.createText()
    text.resize(40, 40)
    text.fills = [y === 20 ? GREY : NAVY]
    return text
  })
  for (const node of [button, label!, elsewhere!]) frame.appendChild(node)
  label!.x = label!.y = 20
  elsewhere!.y = 200
  keepReadable(frame, [button])
  expect((label!.fills as SolidPaint[])[0]?.color).toEqual(NAVY.color)
})
