import { describe, expect, test } from 'vitest'
import { analyse } from '../support/analyse'
import { overlaysIn } from '../support/canvas'
import { type Glance, newDocument, openGlance, openWith, settled } from '../support/glance'
import { adRecord, resultOf, SERVICE } from '../support/samples'

type Act = (glance: Glance, id: string) => Promise<unknown>

/** What Glance does to an analysed frame. */
const ACTS: Record<string, Act> = {
  'another result': (glance, id) => analyse(glance, id, { runId: 'run-2' }),
  "a service's result and its texts": async (glance, id) => {
    await analyse(glance, id, { runId: 'run-2', provider: SERVICE })
    for (const kind of ['summary', 'recommendations'] as const) {
      await glance.main.saveText(resultOf(id, 'run-2'), kind, 'Text.')
    }
  },
  'removed overlays': ({ main }, id) => main.removeOverlays(resultOf(id)),
  'a deleted result': ({ main }, id) => main.removeResult(resultOf(id)),
  'an ad visibility': ({ main }, id) => main.saveAd(id, adRecord()),
  'another opacity, after a pause': ({ document: { store }, main }, id) => {
    const { commit } = store
    const paused = new Promise<void>((resolve) => {
      // The first begins the step.
      let commits = 0
      store.commit = () => {
        commit.call(store)
        if ((commits += 1) === 2) resolve()
      }
    })
    return main.setOverlay(resultOf(id), { opacity: 0.3 }).then(() => paused)
  }
}

/** Whether the designer's next edit joins what a plugin has not committed: Figma documents neither. */
describe.each([false, true])('where edits join uncommitted actions: %s', (joinsEdits) => {
  test.each(Object.entries(ACTS))('an undo after an edit leaves %s', async (_, act) => {
    const document = await newDocument()
    document.joinsEdits = joinsEdits
    const frame = document.edit(() => document.figma.createFrame())
    const other = document.edit(() => document.figma.createRectangle())
    const glance = await openGlance({ document })
    await analyse(glance, frame.id)
    await settled()
    const before = document.tree()
    await act(glance, frame.id)
    await settled()
    const acted = document.tree()
    document.edit(() => (other.x += 10))
    document.undo()
    expect(document.tree()).toEqual(acted)
    document.undo()
    expect(document.tree()).toEqual(before)
  })

  test('as many undos and redos go back and forth through edits and acts, one at a time', async () => {
    const document = await newDocument()
    document.joinsEdits = joinsEdits
    const frame = document.edit(() => document.figma.createFrame())
    const glance = await openGlance({ document })
    const states = [document.tree()]
    const step = async (act: () => unknown): Promise<void> => {
      await act()
      await settled()
      states.push(document.tree())
    }
    await step(() => analyse(glance, frame.id))
    for (const name of Object.keys(ACTS).slice(0, 4)) {
      await step(() => document.edit(() => (frame.x += 10)))
      await step(() => ACTS[name]!(glance, frame.id))
      await analyse(glance, frame.id)
      await step(() => undefined)
    }
    for (const go of ['undo', 'redo'] as const) {
      const left = go === 'undo' ? states.slice(0, -1).reverse() : states.slice(1)
      for (const state of left) {
        document[go]()
        await settled()
        expect(document.tree()).toEqual(state)
      }
    }
    expect(document.canRedo).toBe(false)
  })
})

test('after an undo by the panel, a result that went without its overlays has these counted', async () => {
  const { document, node: frame, glance } = await openWith('fractionalFrame')
  await analyse(glance, frame.id)
  await settled()
  const { history } = document.store
  const undo = history.undo.bind(history)
  // As reported of Figma: one undo takes back a part.
  history.undo = () => new Map([...undo()!].filter(([id]) => id === frame.id))
  await glance.main.undo()
  await expect.poll(() => glance.misplaced.at(-1)).toBe(1)
  await glance.main.tidyOverlays()
  expect(overlaysIn(document)).toEqual([])
})
