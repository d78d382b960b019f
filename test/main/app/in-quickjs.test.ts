import { expect, test } from 'vitest'
import { unpackLayers } from '../../../src/bridge'
import { buildSamples } from '../../../src/playground/samples/build'
import { boardOf } from '../compare/support'
import { analyse } from '../support/analyse'
import { newDocument, openGlance, runCommand, settled } from '../support/glance'
import { resultOf } from '../support/samples'

/** Most tests of the main thread run in Node's engine: what each is about has to go in Figma's as well. */
test('in QuickJS a design is analysed, compared, changed on a copy, edited, shown, hidden and rid of all', async () => {
  const inQuickJs = true
  const document = await newDocument()
  const frames = await buildSamples(document.figma, (name) => name.startsWith('Landing page'))
  const [frame] = frames
  const ids = frames.map(({ id }) => id)
  const glance = await openGlance({ document, inQuickJs })
  const { main } = glance
  await main.start()
  await main.selectNodes(ids)
  for (const id of ids) await analyse(glance, id)
  const { width, height } = frame!
  const layers = unpackLayers(await main.readLayers(ids[0]!, { width, height, scale: 1 }))
  const button = layers.nodes.find(({ name }) => name === 'Primary CTA')!
  await main.placeBoard(await boardOf(glance, ids))
  const tried = await main.tryChange({
    of: resultOf(ids[0]!),
    change: {
      kind: 'recolour',
      layerId: button.id,
      likeId: null,
      edits: [{ do: 'fill', id: button.id, from: null, to: '#1C1917' }]
    },
    followedId: button.id,
    watched: { name: button.name, attention: null, rank: null, area: 0 },
    name: 'A copy'
  })
  expect(tried).not.toBe('replaced')
  await settled()
  document.edit(() => frame!.children[0]!.remove())
  await settled()
  expect(glance.editedFrames).toContain(ids[0])
  expect((await main.readOverview()).results).toHaveLength(2)
  expect(await runCommand({ document, command: 'toggle-overlays', inQuickJs })).toMatch(/^Hid /)
  expect(await main.eraseFile()).toMatchObject({ results: 2, overlays: 2, boards: 1 })
})
