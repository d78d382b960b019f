import { createHash } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { createDesignNotes, type DesignNotes } from '../../../src/workers/engine/design-notes'
import { layerTree } from '../../ui/support/layer-tree'

const PNG = Uint8Array.from([1, 2, 3])

let notes: DesignNotes
beforeEach(() => {
  notes = createDesignNotes()
})

function notePicture(file: Uint8Array, ...names: string[]): void {
  const hash = createHash('sha256').update(file).digest('hex')
  const picture = { hash, bytes: file.length, width: 100, height: 100 }
  notes.take({ about: 'picture', args: [picture, layerTree(...names).nodes] })
}

it('a picture is known by its bytes, each time it comes', async () => {
  notePicture(PNG, 'Headline', 'Lead')
  const design = await notes.known.designOf(PNG)
  expect(design).toMatchObject({
    hints: [{ kind: 'text' }, { kind: 'text' }],
    scene: { width: 100, height: 100, owners: 2 }
  })
  expect(await notes.known.designOf(PNG)).toEqual(design)
  expect(await notes.known.designOf(Uint8Array.from([3, 2, 1]))).toBeNull()
  expect(await notes.known.designOf(new Uint8Array(5))).toBeNull()
})

it('the latest note about a picture or an analysis holds', async () => {
  notePicture(PNG, 'Headline', 'Lead')
  notePicture(PNG, 'Headline')
  expect(await notes.known.designOf(PNG)).toMatchObject({ hints: [{}], scene: { owners: 1 } })
  notes.take({ about: 'layers', args: ['a', []] })
  expect(notes.known.layersOf('a')).toEqual([])
  expect(notes.known.layersOf('b')).toBeUndefined()
})

it('old notes are forgotten, however many come', async () => {
  for (let i = 0; i < 100; i++) {
    notePicture(Uint8Array.from([i]), 'Headline')
    notes.take({ about: 'layers', args: [`analysis ${i}`, []] })
  }
  expect(await notes.known.designOf(Uint8Array.from([0]))).toBeNull()
  expect(notes.known.layersOf('analysis 0')).toBeUndefined()
  expect(await notes.known.designOf(Uint8Array.from([99]))).toMatchObject({
    hints: [{}],
    scene: { owners: 1 }
  })
  expect(notes.known.layersOf('analysis 99')).toEqual([])
})
