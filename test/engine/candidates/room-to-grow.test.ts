import { describe, expect, it } from 'vitest'
import { hasRoomToGrow } from '../../../src/engine/candidates/room-to-grow'
import type { Hold } from '../../../src/file'
import { button, drawn, type Painted } from './drawn-design'

const GREY = '#C8C8C8'
const BLACK = '#000000'
const buy = button('Buy', [40, 400, 180, 48], GREY, BLACK)

function hasRoom(by: number, hold: Hold, ...children: Painted[]): boolean {
  const { design, pixels } = drawn(...children)
  return hasRoomToGrow(
    pixels,
    design,
    design.nodes.findIndex(({ name }) => name === 'Buy'),
    by,
    hold
  )
}

describe('room for a higher button', () => {
  it('is where no neighbour comes closer than 24 px, nor the edge of what it lies in', () => {
    const line: Painted = { name: 'Line', box: [40, 480, 180, 4], cover: 1, colour: BLACK }
    expect(hasRoom(8, 'start', buy, line)).toBe(true)
    expect(hasRoom(12, 'start', buy, line)).toBe(false)
    expect(hasRoom(20, 'end', buy, line)).toBe(true)
    const card = { name: 'Card', box: [20, 380, 220, 88], cover: 1, colour: '#EEEEEE' } as const
    expect(hasRoom(4, 'start', { ...card, children: [buy] })).toBe(false)
  })

  it('is in a column that has air left, or hugs and pushes on what follows', () => {
    const column = (more: Partial<Painted>): Painted => ({
      name: 'Column',
      box: [20, 380, 360, 300],
      flow: { axis: 'y', along: 'start', across: 'start' },
      sizing: { x: 'fixed', y: 'fixed' },
      ...more,
      children: [buy]
    })
    expect(hasRoom(12, 'centre', column({}))).toBe(true)
    expect(hasRoom(12, 'centre', column({ box: [20, 380, 360, 80] }))).toBe(false)
    const spread = { axis: 'y', along: 'between', across: 'start' } as const
    expect(hasRoom(12, 'centre', column({ flow: spread }))).toBe(false)
    const hugs = { x: 'fixed', y: 'hug' } as const
    expect(hasRoom(12, 'centre', column({ box: [20, 380, 360, 80], sizing: hugs }))).toBe(true)
  })

  it('is in a row of buttons of one height, which grow together', () => {
    const rowWith = (height: number): Painted => ({
      name: 'Row',
      box: [40, 400, 320, 48],
      flow: { axis: 'x', along: 'start', across: 'start' },
      sizing: { x: 'fixed', y: 'hug' },
      children: [buy, button('More', [240, 400, 120, height], GREY, BLACK)]
    })
    expect(hasRoom(8, 'start', rowWith(48))).toBe(true)
    expect(hasRoom(8, 'start', rowWith(40))).toBe(false)
  })
})
