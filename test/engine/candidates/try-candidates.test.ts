import { beforeAll, describe, expect, it } from 'vitest'
import { tryCandidates, type TryTask } from '../../../src/engine/candidates/try-candidates'
import type { Trial } from '../../../src/engine/candidates/tried'
import { nearbyChanges } from '../../../src/engine/candidates/check-firm'
import { compose } from '../../../src/engine/candidates/compose'
import { layerBoxes } from '../../../src/engine/candidates/layer-boxes'
import { contrastRatio, labColour, READABLE } from '../../../src/colour'
import type { CandidateKind, Edit } from '../../../src/file'
import { seenChanged, seenWithin } from '../../../src/order/seen'
import { NO_NETWORKS, perceive, runInSlices, runToEnd } from '../../../src/perception'
import { readDesign } from '../../../src/engine/measure/design'
import { layersSeen } from '../../../src/engine/measure/measure-layers'
import { buildSamples } from '../../../src/playground/samples/build'
import { layeredDesigns } from '../../support/designs/read-designs'
import { button, drawn, idOf } from './drawn-design'

let task: TryTask

/** A sample whose order button is white beside a black one, on a page with an orange price tag. */
beforeAll(async () => {
  const only = (name: string): boolean => name === 'Landing page B'
  for await (const design of layeredDesigns((figma) => buildSamples(figma, only))) {
    const { medium, nodes, pixels } = design
    const targetId = nodes.find(({ name }) => name === 'Primary CTA')!.id
    task = { medium, nodes, pixels, targetId, networks: NO_NETWORKS }
  }
})

describe('what is tried for the main action of a real page', () => {
  let trials: readonly Trial[]
  let helping: readonly Trial[]
  const progress: [number, number][] = []

  beforeAll(() => {
    const tried = runToEnd(tryCandidates(task, (done, of) => progress.push([done, of])))
    helping = tried.helping
    trials = [...tried.helping, ...tried.others]
  }, 60_000)

  it('puts the main action before the button beside it, for a gain that is too small to show', () => {
    const order = trials.find(({ candidate: { kind } }) => kind === 'order')!
    expect(order.outcome).toBe('noise')
    expect(order.after.seen).toBeGreaterThan(1.5 * order.before.seen)
    expect(order.after.rank!).toBeLessThan(order.before.rank!)
  })

  it('judges the page’s orange on it, and the looks of the other button', () => {
    const kinds = new Set(trials.map(({ candidate: { kind } }) => kind))
    expect([...kinds]).toEqual(expect.arrayContaining(['order', 'recolour', 'swap']))
    expect(
      trials.some(({ candidate: { edits } }) =>
        edits.some((edit) => edit.do === 'fill' && edit.to === '#C2410C')
      )
    ).toBe(true)
  })

  it('shows at most three that gain more than noise and leave the headline three quarters, the best first', () => {
    expect(helping.length).toBeGreaterThan(0)
    expect(helping.length).toBeLessThanOrEqual(3)
    const gains = helping.map(({ after }) => after.seen)
    expect(gains).toEqual([...gains].sort((one, other) => other - one))
    for (const { after, before, headline } of helping) {
      expect(after.seen).toBeGreaterThan(before.seen)
      expect(seenChanged(before.seen, after.seen)).toBe(true)
      expect(headline!.after.seen).toBeGreaterThanOrEqual(0.75 * headline!.before.seen)
    }
    const kinds = helping.map(({ candidate: { kind, layerId } }) => `${kind} ${layerId}`)
    expect(new Set(kinds).size).toBe(kinds.length)
  })

  it('begins from what an analysis gives', () => {
    const { medium, nodes, pixels, targetId } = task
    const design = readDesign(nodes, pixels)
    const seen = runToEnd(perceive(pixels, { ...design, medium }))
    const { layers } = layersSeen(design, {
      ...seen,
      shares: seen.shares!,
      pixels
    })
    expect(trials[0]!.before.seen).toBe(seenWithin(layers.find(({ id }) => id === targetId)!))
  })

  it('says how far it is', () => {
    const [first, last] = [progress[0]!, progress.at(-1)!]
    expect(first[0]).toBe(0)
    expect(last[0]).toBe(last[1])
    expect(progress.every(([done], i) => done === i)).toBe(true)
  })
})

it('what is nearly the same change is a shade lighter, darker and weaker, and the same a px lower', () => {
  const near = (kind: CandidateKind, edit: Edit): number => {
    const { nodes, pixels } = task
    const design = layerBoxes(nodes)
    const candidate = { kind, layerId: task.targetId, likeId: null, edits: [edit] }
    return nearbyChanges(pixels, design, candidate, compose(pixels, design, candidate)!).length
  }
  const { nodes, targetId: id } = task
  const before = nodes.find(({ name }) => name === 'Secondary CTA')!.id
  expect(near('order', { do: 'order', id, before })).toBe(1)
  const fill: Edit = { do: 'fill', id, from: null, to: '#C2410C' }
  expect(near('recolour', fill)).toBe(3)
  expect(near('swap', fill)).toBe(4)
})

it('a main action below the fold is brought above it, and nothing else is tried', async () => {
  const only = (name: string): boolean => name === 'Article page'
  for await (const { medium, nodes, pixels } of layeredDesigns((figma) =>
    buildSamples(figma, only)
  )) {
    const targetId = nodes.find(({ name }) => name === 'Newsletter / Button')!.id
    const below = { medium, nodes, pixels, targetId, networks: NO_NETWORKS }
    const { above, ...rest } = runToEnd(tryCandidates(below))
    expect(above?.before.below).toBe(true)
    expect(above?.after?.below).toBe(false)
    expect(above!.after!.seen).toBeGreaterThan(above!.before.seen)
    expect(rest).toEqual({ helping: [], due: [], others: [], barred: [] })
  }
})

it('what is seen early enough gets only what is due, whether or not more people look', () => {
  const page = drawn(button('Buy', [40, 300, 240, 56], '#22AA55', '#FFFFFF', { type: 'FRAME' }))
  const { nodes } = page.design
  const of = { nodes, pixels: page.pixels, targetId: idOf(page, 'Buy') }
  const tried = runToEnd(tryCandidates({ ...of, medium: 'generic', networks: NO_NETWORKS }))
  expect(tried.due.map(({ candidate: { kind } }) => kind)).toEqual(['contrast'])
  const [{ before, fact }] = tried.due as [Trial]
  expect(before.rank).toBeLessThanOrEqual(3)
  // The number is that of the layer's look, as it is and with the change.
  expect(fact!.from).toBeCloseTo(
    contrastRatio(labColour(0x22 / 255, 0xaa / 255, 0x55 / 255)[0], 100),
    1
  )
  expect(fact!.to).toBeGreaterThanOrEqual(READABLE)
  expect(tried).toMatchObject({ helping: [], others: [], above: null })
})

it('a layer is painted anew by one change, not by two that undo each other', () => {
  const teal = (name: string, y: number) => button(name, [40, y, 120, 44], '#0F766E', '#FFFFFF')
  const lines = [40, 100, 160, 220].map((y): Parameters<typeof drawn>[0] => {
    const box = [20, y, 360, 30] as const
    return { type: 'TEXT', name: `Line ${y}`, box, characters: 20, cover: 1, colour: '#111827' }
  })
  const buy = button('Buy', [40, 660, 160, 44], '#DDE8E6', '#93A5A2', { type: 'FRAME' })
  const page = drawn(...lines, teal('One', 300), teal('Two', 380), buy)
  const { nodes } = page.design
  const of = { nodes, pixels: page.pixels, targetId: idOf(page, 'Buy') }
  const tried = runToEnd(tryCandidates({ ...of, medium: 'generic', networks: NO_NETWORKS }))
  const all = [...tried.helping, ...tried.due, ...tried.others]
  const due = all.filter(({ candidate, fact }) => candidate.layerId === of.targetId && fact)
  expect(new Set(due.map(({ candidate: { kind } }) => kind))).toEqual(
    new Set(['contrast', 'recolour'])
  )
  const shown = [...tried.helping, ...tried.due]
  expect(shown.filter(({ candidate }) => candidate.layerId === of.targetId)).toHaveLength(1)
})

describe('trying', () => {
  it('gives nothing for a layer that is not in the picture', () => {
    const nowhere = runToEnd(tryCandidates({ ...task, targetId: 'none' }))
    expect(nowhere).toEqual({ helping: [], due: [], others: [], barred: [], above: null })
  })

  it('stops between two steps when it is cancelled', async () => {
    const told: number[] = []
    const cancel = new AbortController()
    const running = runInSlices(
      tryCandidates(task, (done) => {
        told.push(done)
        if (done === 1) cancel.abort(new Error('Enough.'))
      }),
      {
        budgetMs: 0,
        now: () => 0,
        pause: () => {
          cancel.signal.throwIfAborted()
          return Promise.resolve()
        }
      }
    )
    await expect(running).rejects.toThrow('Enough.')
    expect(told).toEqual([0, 1])
  })
})
