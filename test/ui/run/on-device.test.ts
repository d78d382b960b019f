import { encode } from 'fast-png'
import { expect, it } from 'vitest'
import { GlanceError } from '../../../src/errors'
import { deviceEngine } from '../support/device-engine'
import { layerTree } from '../support/layer-tree'
import { settle, stored, TARGET, testPanel } from '../support/test-panel'

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

it('a blank frame fails with the words that a service’s refusal has, and can be run again', async () => {
  const panel = testPanel({ onDevice: deviceEngine() })
  const data = new Uint8Array(64 * 48 * 3).fill(255)
  panel.main.exports.set(TARGET.id, encode({ width: 64, height: 48, data, channels: 3 }))
  panel.runs.start(TARGET)
  await panel.reach('failed')
  // In this thread its own error comes; from a Worker its code, see the engine's calls.
  expect(panel.runs.run.value?.error?.message).toContain('blank')
  expect(panel.runs.retry.value).toBe('again')
})

it('an engine that dies fails the run with one error, and the next one works', async () => {
  const onDevice = deviceEngine()
  const { analyse } = onDevice
  const stopped = {
    code: 'engine_stopped',
    message: 'It stopped.',
    advice: '',
    sent: 'no'
  } as const
  onDevice.analyse = () => Promise.reject(new GlanceError(stopped))
  const panel = testPanel({ onDevice })
  panel.runs.start(TARGET)
  await panel.reach('failed')
  expect(panel.runs.run.value?.error).toEqual(stopped)
  expect(panel.errors.latest.value).toBeNull()
  onDevice.analyse = analyse
  void panel.runs.again()
  await panel.reach('done')
})

it('cancelling ends it at once, says that nothing was sent, and places nothing', async () => {
  const onDevice = deviceEngine()
  let signal: AbortSignal | undefined
  onDevice.analyse = (_, options) => {
    signal = options.signal
    return new Promise((_, reject) =>
      options.signal.addEventListener('abort', () => reject(options.signal.reason as Error))
    )
  }
  const panel = testPanel({ onDevice })
  panel.runs.start(TARGET)
  await panel.until(() => panel.runs.run.value?.phase === 'waiting')
  await settle()
  expect(panel.runs.cancelNote.value).toBe('Nothing was sent anywhere.')
  panel.runs.cancel()
  await settle()
  expect(signal?.aborted).toBe(true)
  expect(panel.runs.run.value?.state).toBe('cancelled')
  expect(panel.main.calls).not.toContain('place')
})
