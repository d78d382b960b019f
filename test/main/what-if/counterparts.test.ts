import { beforeEach, describe, expect, it } from 'vitest'
import { counterparts } from '../../../src/main/what-if/counterparts'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { newDocument } from '../support/glance'

let figma: DesignDocument['figma']

beforeEach(async () => {
  figma = (await newDocument()).figma
})

/** A frame of boxes with these names, hidden where a name ends in an exclamation mark. */
function frameOf(...names: string[]): FrameNode {
  const frame = figma.createFrame()
  for (const name of names) {
    const box = figma.createRectangle()
    box.name = name.replace('!', '')
    box.visible = !name.endsWith('!')
    frame.appendChild(box)
  }
  return frame
}

/** The places of the counterparts of a frame's layers. */
function places(own: FrameNode, its: FrameNode): (number | null)[] {
  const find = counterparts(own, its)
  return own.children.map((layer) => {
    const found = find(layer)
    return found && its.children.findIndex(({ id }) => id === found.id)
  })
}

describe('the counterpart of a layer in a copy', () => {
  it('has its place where all are alike, of one name or not', () => {
    expect(places(frameOf('A', 'A', 'B!', 'A'), frameOf('A', 'A', 'B!', 'A'))).toEqual([0, 1, 2, 3])
  })

  it('is told by what it is where the copy has more, in their order', () => {
    expect(places(frameOf('A', 'A', 'B'), frameOf('A!', 'C', 'A', 'B!', 'A', 'B'))).toEqual([
      2, 4, 5
    ])
  })

  it('is none where nothing is like it, rather than another', () => {
    expect(places(frameOf('A', 'B'), frameOf('B', 'C'))).toEqual([null, 0])
    const [own, its] = [frameOf('A'), frameOf('A')]
    own.appendChild(frameOf('In it'))
    expect(counterparts(own, its)((own.children[1] as FrameNode).children[0]!)).toBeNull()
    expect(counterparts(own, its)(own)).toBe(its)
  })
})
