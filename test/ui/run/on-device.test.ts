import { expect, it } from 'vitest'
import { deviceEngine } from '../support/device-engine'
import { layerTree } from '../support/layer-tree'
import { stored, TARGET, testPanel } from '../support/test-panel'

it('a frame on this device is exported, analysed and placed: nothing is sent, journalled or downloaded', async () => {
  const onDevice = deviceEngine()
  const panel = testPanel({ onDevice })
  panel.main.trees.set(TARGET.id, layerTree('Headline', 'Buy now'))
  const seen = new Set<string>()
  const stop = panel.runs.items.subscribe((items) => {
    for (const { phase, progress } of items) seen.add(`${phase} ${progress?.done ?? '-'}`)
  })
  panel.runs.start(TARGET)
  await panel.reach('done')
  stop()
  expect(panel.runs.run.value?.phases).toEqual(['exporting', 'waiting', 'placing'])
  expect([...seen]).toEqual(expect.arrayContaining(['exporting -', 'waiting 0', 'waiting 4']))
  expect(panel.requests).toEqual([])
  expect(panel.main.calls.filter((call) => call.includes('Journal'))).toEqual([])
  const { record } = stored(panel)
  expect(Object.keys(record.maps).sort()).toEqual([
    'attention',
    'clarity',
    'excitingness',
    'hotspots',
    'perception'
  ])
  expect(record.analysisId).toBe(record.runId)
  expect(record.scores.clarity).toBeGreaterThanOrEqual(0)
  const [asked] = onDevice.pictures
  expect(asked).toMatchObject({ medium: TARGET.medium })
  expect(await asked!.nodes).toHaveLength(3)
})
