import { expect, test } from 'vitest'
import { analyse, mapPicture } from '../support/analyse'
import { overlaysIn } from '../support/canvas'
import { openWith } from '../support/glance'

async function withoutHotspots() {
  const {
    document,
    node: { id },
    glance
  } = await openWith('component')
  const { record } = await analyse(glance, id)
  const maps = { ...record.maps }
  delete maps.hotspots
  const result = await analyse(glance, id, { maps })
  const of = { nodeId: id, runId: result.record.runId }
  const hotspots = await glance.main.keepMap(of.runId, 'hotspots', mapPicture(240, 160, 7))
  return { document, glance, result, of, hotspots }
}

test('a map that comes later joins the others, which stay as they are shown, and goes by one undo', async () => {
  const { document, glance, of, hotspots } = await withoutHotspots()
  await glance.main.saveText(of, 'summary', 'The headline leads.')
  await glance.main.setOverlay(of, { map: 'clarity', opacity: 0.5, visible: false })
  const before = document.tree()
  await glance.main.addMaps({ of, maps: { hotspots } })
  const { read } = await glance.main.readFrame(of.nodeId)
  expect('result' in read && read.result).toMatchObject({
    record: { maps: { hotspots } },
    texts: { summary: expect.stringContaining('headline') },
    overlay: { visible: false, map: 'clarity', opacity: 0.5 }
  })
  const [group, ...more] = overlaysIn(document)
  expect(more).toEqual([])
  expect(group!.children.map(({ name }) => name)).toEqual([
    'Clutter',
    'Hotspots',
    'First looks',
    'Attention'
  ])
  document.undo()
  expect(document.tree()).toEqual(before)
})

test('a map is not added to the result of another run, nor one that the file does not have', async () => {
  const { document, glance, of, hotspots } = await withoutHotspots()
  const before = document.tree()
  const other = { ...of, runId: 'another' }
  expect(await glance.main.addMaps({ of: other, maps: { hotspots } })).toBe('replaced')
  const unknown = { ...hotspots, hash: 'unknown' }
  await expect(glance.main.addMaps({ of, maps: { hotspots: unknown } })).rejects.toMatchObject({
    code: 'map_missing'
  })
  expect(document.tree()).toEqual(before)
})
