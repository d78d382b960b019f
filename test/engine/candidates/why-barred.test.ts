import { expect, it } from 'vitest'
import { layerBoxes } from '../../../src/engine/candidates/layer-boxes'
import { whyBarred } from '../../../src/engine/candidates/why-barred'
import type { Candidate, Edit } from '../../../src/file'
import { type Drawn, frameOf, rectangle } from '../measure/fold/nodes'

/** Why a change to the button in a card cannot be made. */
function whyNot(edit: Edit['do'], card: Partial<Drawn>, button: Partial<Drawn> = {}) {
  const nodes = frameOf({
    name: 'Card',
    box: [0, 0, 200, 200],
    children: [rectangle('Button', [10, 10, 80, 40], button)],
    ...card
  })
  const { id } = nodes.find(({ name }) => name === 'Button')!
  const edits = [
    edit === 'grow'
      ? { do: edit, id, by: 8 }
      : { do: 'fill' as const, id, from: null, to: '#00AA00' }
  ] as const
  const candidate: Candidate = { kind: 'touch', layerId: id, likeId: null, edits }
  return whyBarred(layerBoxes(nodes), candidate)?.why ?? null
}

it('a layer that is locked, or lies in one that is, cannot be changed at all', () => {
  expect(whyNot('fill', {})).toBeNull()
  expect(whyNot('fill', {}, { locked: true })).toBe('locked')
  expect(whyNot('fill', { locked: true })).toBe('locked')
})

it('a layer in an instance keeps its size and place', () => {
  expect(whyNot('grow', {})).toBeNull()
  expect(whyNot('grow', { type: 'INSTANCE' })).toBe('instance')
  expect(whyNot('fill', { type: 'INSTANCE' })).toBeNull()
  expect(whyNot('grow', {}, { type: 'INSTANCE' })).toBeNull()
})
