import { describe, expect, it } from 'vitest'
import type { Edit, Flow, LayerNode } from '../../../src/file'
import { hasRoom } from '../../../src/engine/candidates/has-room'
import { layerBoxes } from '../../../src/engine/candidates/layer-boxes'
import { rearrange, rearrangedNodes } from '../../../src/engine/candidates/rearrange'
import { type Drawn, frameOf } from '../measure/fold/nodes'

const HUGS = { x: 'hug', y: 'hug' } as const
const FIXED = { x: 'fixed', y: 'fixed' } as const

function flow(axis: 'x' | 'y', along: Flow['along'] = 'start', across: Flow['across'] = 'start') {
  return { flow: { axis, along, across } }
}

function leaf(name: string, box: Drawn['box'], more: Partial<Drawn> = {}): Drawn {
  return { type: 'RECTANGLE', name, box, cover: 1, sizing: FIXED, ...more }
}

const row = (more: Partial<Drawn>): Drawn => ({
  name: 'Row',
  box: [20, 20, 210, 40],
  sizing: HUGS,
  ...flow('x'),
  children: [leaf('One', [20, 20, 100, 40]), leaf('Two', [130, 20, 100, 40])],
  ...more
})

/** Left, top, width and height of each layer after some edits, which name layers; null where the layout is not known. */
function boxesAfter(
  nodes: readonly LayerNode[],
  ...edits: Edit[]
): Record<string, number[]> | null {
  const design = layerBoxes(nodes)
  const arrangement = rearrange(design, withIds(nodes, edits))
  if (arrangement === null) return null
  return Object.fromEntries(
    nodes.map(({ name }, i) => {
      const { left, top, right, bottom } = arrangement.boxes[i]!
      return [name, [left, top, right - left, bottom - top].map((side) => Math.round(side))]
    })
  )
}

function withIds(nodes: readonly LayerNode[], edits: readonly Edit[]): Edit[] {
  const idOf = (name: string): string => nodes.find((node) => node.name === name)?.id ?? name
  return edits.map((edit) => ({
    ...edit,
    id: idOf(edit.id),
    ...(edit.do === 'order' && { before: idOf(edit.before) })
  }))
}

const larger = (id: string, by = 1.5): Edit => ({ do: 'scale', id, by })

describe('layers in a new arrangement', () => {
  it('grow about their centre where nothing lays them out', () => {
    const nodes = frameOf(leaf('Button', [100, 100, 100, 40]))
    expect(boxesAfter(nodes, larger('Button'))?.Button).toEqual([75, 90, 150, 60])
  })

  it('grow away from the sides that they hold', () => {
    const nodes = frameOf(leaf('Button', [100, 100, 100, 40]))
    const held: Edit = {
      do: 'scale',
      id: 'Button',
      by: 1.5,
      hold: { x: 'end', y: 'start' }
    }
    expect(boxesAfter(nodes, held)?.Button).toEqual([50, 100, 150, 60])
    const grown: Edit = { do: 'grow', id: 'Button', by: 20, hold: { x: 'centre', y: 'end' } }
    expect(boxesAfter(nodes, grown)?.Button).toEqual([100, 80, 100, 60])
  })

  it('push what follows in their row, which grows where it hugs', () => {
    const after = boxesAfter(frameOf(row({})), larger('One'))
    expect(after).toMatchObject({
      Row: [20, 20, 260, 60],
      One: [20, 20, 150, 60],
      Two: [180, 20, 100, 40]
    })
  })

  it.each([
    ['start', 20, 180],
    ['centre', -5, 155],
    ['end', -30, 130],
    ['between', 20, 130]
  ] as const)('share the room of a fixed row from its %s', (along, one, two) => {
    const nodes = frameOf(row({ sizing: FIXED, ...flow('x', along) }))
    const after = boxesAfter(nodes, larger('One'))
    expect([after?.Row?.[2], after?.One?.[0], after?.Two?.[0]]).toEqual([210, one, two])
  })

  it('stay in the middle across their row', () => {
    const nodes = frameOf(row({ ...flow('x', 'start', 'centre') }))
    expect(boxesAfter(nodes, larger('One'))).toMatchObject({
      One: [20, 20, 150, 60],
      Two: [180, 30, 100, 40]
    })
  })

  it('push what comes after the row around them, too', () => {
    const nodes = frameOf({
      name: 'Column',
      box: [20, 20, 300, 110],
      sizing: { x: 'fixed', y: 'hug' },
      ...flow('y'),
      children: [row({}), leaf('Below', [20, 80, 300, 50])]
    })
    expect(boxesAfter(nodes, larger('One'))).toMatchObject({
      Column: [20, 20, 300, 130],
      Below: [20, 100, 300, 50]
    })
  })

  it('change places', () => {
    const nodes = frameOf(row({}))
    expect(boxesAfter(nodes, { do: 'order', id: 'Two', before: 'One' })).toMatchObject({
      Two: [20, 20, 100, 40],
      One: [130, 20, 100, 40]
    })
  })

  it('grow higher, with what is in them in their middle', () => {
    const button = leaf('Button', [20, 80, 300, 50], {
      ...flow('x', 'centre', 'centre'),
      children: [leaf('Label', [120, 95, 100, 20])]
    })
    const after = boxesAfter(
      frameOf({
        name: 'Column',
        box: [20, 20, 300, 170],
        sizing: { x: 'fixed', y: 'fixed' },
        ...flow('y'),
        children: [leaf('Above', [20, 20, 300, 50]), button, leaf('Below', [20, 140, 300, 50])]
      }),
      { do: 'grow', id: 'Button', by: 30 }
    )
    expect(after).toMatchObject({
      Above: [20, 20, 300, 50],
      Button: [20, 80, 300, 80],
      Label: [120, 110, 100, 20],
      Below: [20, 170, 300, 50]
    })
  })

  it('take what is in them along', () => {
    const nodes = frameOf(
      leaf('Button', [100, 100, 100, 40], { children: [leaf('Label', [120, 110, 60, 20])] })
    )
    expect(boxesAfter(nodes, larger('Button', 2))?.Label).toEqual([90, 100, 120, 40])
  })

  it('cannot be told in rows that wrap, beside what fills them, and where the frame itself would grow', () => {
    const wraps = row({ flow: { axis: 'other', along: 'start', across: 'start' } })
    expect(boxesAfter(frameOf(wraps), larger('One'))).toBeNull()
    const fills = row({
      sizing: FIXED,
      children: [
        leaf('One', [20, 20, 100, 40]),
        leaf('Two', [130, 20, 100, 40], { sizing: { x: 'fill', y: 'fixed' } })
      ]
    })
    expect(boxesAfter(frameOf(fills), larger('One'))).toBeNull()
    const [frame, ...inside] = frameOf(leaf('Button', [0, 0, 400, 800]))
    expect(
      boxesAfter([{ ...frame!, sizing: HUGS, ...flow('y') }, ...inside], larger('Button'))
    ).toBeNull()
  })

  it('are listed as the main thread would list them', () => {
    const nodes = frameOf(row({}))
    const design = layerBoxes(nodes)
    const arrangement = rearrange(design, withIds(nodes, [larger('One')]))!
    const after = rearrangedNodes(nodes, design.boxes, arrangement)
    expect(after.map(({ name }) => name)).toEqual(['Screen', 'Row', 'One', 'Two'])
    expect(after[1]).toMatchObject({ width: 260, height: 60, matrix: [1, 0, 0, 1, 20, 20] })
    expect(after[2]).toMatchObject({ width: 100, height: 40, matrix: [1.5, 0, 0, 1.5, 20, 20] })
    expect(after[3]).toMatchObject({ parent: 1, matrix: [1, 0, 0, 1, 180, 20] })
  })
})

describe('a new arrangement has room', () => {
  const fits = (nodes: readonly LayerNode[], ...edits: Edit[]): boolean => {
    const design = layerBoxes(nodes)
    return hasRoom(design, rearrange(design, withIds(nodes, edits))!)
  }
  const button = leaf('Button', [100, 100, 100, 40])

  it('with nothing around it', () => {
    expect(fits(frameOf(button), larger('Button'))).toBe(true)
  })

  it('not out of the frame, or of a painted card', () => {
    expect(fits(frameOf(leaf('Button', [10, 100, 100, 40])), larger('Button'))).toBe(false)
    const card = (cover: number): LayerNode[] =>
      frameOf({ name: 'Card', box: [90, 90, 120, 60], cover, children: [button] })
    expect(fits(card(1), larger('Button'))).toBe(false)
    expect(fits(card(0), larger('Button'))).toBe(true)
  })

  it('not wider than the column that all line up in, though nobody sees its edge', () => {
    const column = (width: number): LayerNode[] =>
      frameOf({
        name: 'Column',
        box: [100, 40, width, 200],
        sizing: FIXED,
        ...flow('y'),
        children: [button]
      })
    expect(fits(column(120), larger('Button'))).toBe(false)
    expect(fits(column(160), larger('Button'))).toBe(true)
  })

  it('not over another layer, also where both lie in wrappers', () => {
    const other = leaf('Other', [215, 100, 50, 40])
    expect(fits(frameOf(button, other), larger('Button'))).toBe(false)
    expect(
      fits(
        frameOf({ name: 'Wrapper', box: [100, 100, 100, 40], children: [button] }, other),
        larger('Button')
      )
    ).toBe(false)
  })

  it('over what it lay on before', () => {
    const ground = leaf('Ground', [50, 50, 300, 300])
    expect(fits(frameOf(ground, button), larger('Button'))).toBe(true)
  })
})
