import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GlanceError } from '../../src/errors'
import type { DesignDocument } from '../../src/playground/host/open-document'
import { edgeCases } from '../support/fixtures/edge-cases'
import { runs } from '../support/fuzz/runs'
import { editByOther } from '../support/teammates'
import { analyse } from './support/analyse'
import { type Glance, newDocument, openGlance, settled } from './support/glance'
import { adRecord, resultOf } from './support/samples'

/** What a user or a teammate does to one of the frames; Figma may refuse it. */
const EDITS: Record<string, (node: SceneNode, figma: DesignDocument['figma']) => void> = {
  remove: (node) => node.remove(),
  hide: (node) => (node.visible = !node.visible),
  lock: (node) => (node.locked = !node.locked),
  rename: (node) => (node.name = `${node.name}!`),
  move: (node) => 'x' in node && (node.x += 50),
  group: (node, figma) => figma.group([node], node.parent!),
  detach: (node) => node.type === 'INSTANCE' && node.detachInstance(),
  'take to another page': (node, { root }) => root.children.at(-1)!.appendChild(node),
  'add a page': (_, figma) => figma.createPage(),
  'remove another page': (_, { currentPage, root }) =>
    root.children.find(({ id }) => id !== currentPage.id)?.remove()
}

/** What the panel asks about one of them. */
const CALLS: Record<string, (glance: Glance, id: string) => Promise<unknown>> = {
  analyse: (glance, id) => analyse(glance, id),
  read: ({ main }, id) => main.readFrame(id),
  'look at': ({ main }, id) => main.lookAt(id),
  layers: ({ main }, id) => main.readLayers(id, { width: 100, height: 100, scale: 1 }),
  overlay: ({ main }, id) => main.setOverlay(resultOf(id), { opacity: 0.5 }),
  'take off': ({ main }, id) => main.removeOverlays(resultOf(id)),
  'lay back': ({ main }, id) => main.restoreOverlays(resultOf(id), { map: 'roi', opacity: 1 }),
  'remove result': ({ main }, id) => main.removeResult(resultOf(id)),
  text: ({ main }, id) => main.saveText(resultOf(id), 'summary', 'Text.'),
  mark: ({ main }, id) => main.saveMainAction(resultOf(id), null, null),
  brief: ({ main }, id) => main.saveBrief(id, null),
  ad: ({ main }, id) => main.saveAd(id, adRecord()),
  select: ({ main }, id) => main.selectNodes([id]),
  tidy: ({ main }) => main.tidyOverlays(),
  overview: ({ main }) => main.readOverview(),
  count: ({ main }) => main.keptInFile(),
  undo: ({ main }) => main.undo()
}

const step = fc.record({
  name: fc.constantFrom(...Object.keys(EDITS), ...Object.keys(CALLS)),
  which: fc.nat(20),
  byOther: fc.boolean(),
  waits: fc.boolean()
})

// An error of its own inside the plugin fails this test as it fails every other.
test('whatever is edited between calls, each is answered or refused in words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const document = await newDocument()
      const { figma } = document
      const { component, instance, ...frames } = edgeCases
      const nodes = document.edit(() => [
        ...[frames.frameInSection, frames.nestedRotatedFrame, frames.group].map((add) =>
          add(figma)
        ),
        ...[component(figma), instance(figma)].flatMap((one) => [one, ...one.children])
      ])
      const ids = nodes.map(({ id }) => id)
      const glance = await openGlance({ document })
      const codes = new Set<string>()
      const calls: Promise<unknown>[] = []
      for (const { name, which, byOther, waits } of steps) {
        const id = ids[which % ids.length]!
        const call = CALLS[name]
        if (call !== undefined) {
          calls.push(
            call(glance, id).catch(
              (error: unknown) => error instanceof GlanceError && codes.add(error.code)
            )
          )
        } else {
          const edit = () => EDITS[name]!(nodes[which % ids.length]!, figma)
          try {
            if (byOther) editByOther(document, edit)
            else document.edit(edit)
          } catch {
            // Figma refuses it, of a layer that is gone or lies in an instance.
          }
        }
        if (waits) await Promise.all(calls)
        if (waits) await settled()
      }
      await Promise.all(calls)
      await settled()
      expect([...codes]).not.toContain('unexpected_error')
    }),
    runs(30)
  )
})
