import { describe, expect, it } from 'vitest'
import { GlanceError } from '../../../src/errors'
import { deviceEngine } from '../support/device-engine'
import { reachRun, settle, TARGET, testPanel, type TestPanel } from '../support/test-panel'

const AD = { nodeId: '1:2', name: 'Banner' }
const FACTS = { seconds: 0.2, width: 64, height: 48 }
const FILM = new File(['film'], 'Launch.webm', { type: 'video/webm' })
const STOPPED = {
  code: 'engine_stopped',
  message: 'The built-in engine stopped twice over this.',
  advice: 'Take a smaller frame, then run again.',
  sent: 'no'
} as const

const stop = (): Promise<never> => Promise.reject(new GlanceError(STOPPED))

/** Answers when the run is cancelled, and notes it. */
function untilCancelled(ended: { with?: unknown }) {
  return (_: unknown, { signal }: { signal: AbortSignal }): Promise<never> =>
    new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject((ended.with = signal.reason) as Error))
    )
}

async function chosenVideo({ videos }: TestPanel, facts = FACTS) {
  videos.choose(FILM)
  await settle()
  const { value } = videos.choice
  if (value.state !== 'ready') throw new Error(`The choice is ${value.state}.`)
  return { ...value.video, facts }
}

function nothingLeft({ main, requests }: TestPanel): void {
  expect(requests).toEqual([])
  expect(main.calls.filter((call) => call.includes('Journal'))).toEqual([])
}

describe('an ad on this device', () => {
  it('is exported and scored: nothing is sent or journalled', async () => {
    const panel = testPanel({ onDevice: deviceEngine() })
    const { ads } = panel
    await ads.show(AD.nodeId, true)
    ads.start(AD.nodeId, AD.name)
    await reachRun(panel, ads.runs, 'done')
    await settle()
    expect(ads.runs.run.value?.phases).toEqual(['exporting', 'scoring'])
    nothingLeft(panel)
    expect(ads.shown.value).toMatchObject({ state: 'found', kept: true })
    const kept = panel.main.ads.get(AD.nodeId)
    expect(kept).toMatchObject({ scoreMax: 100, provider: { kind: 'on-device' } })
    expect(kept?.score).toBeGreaterThanOrEqual(0)
    expect(kept?.score).toBeLessThanOrEqual(100)
  })

  it('that is blank fails with the words that a service’s refusal has, and can be run again', async () => {
    const onDevice = deviceEngine()
    const blank = {
      code: 'blank_input_image',
      message: 'Nothing.',
      advice: '',
      sent: 'no'
    } as const
    onDevice.scoreAd = () => Promise.reject(new GlanceError(blank))
    const panel = testPanel({ onDevice })
    const { ads } = panel
    const { runs } = ads
    ads.start(AD.nodeId, AD.name)
    await reachRun(panel, runs, 'failed')
    expect(runs.run.value?.error?.message).toBe(
      'The picture is blank, so there is nothing to look at.'
    )
    expect(runs.retry.value).toBe('again')
  })
})

describe('a video on this device', () => {
  it('is analysed frame by frame, and its map can be played: nothing is sent or journalled', async () => {
    const panel = testPanel({ onDevice: deviceEngine() })
    const { videos } = panel
    const { runs } = videos
    const seen = new Set<string>()
    const unsubscribe = runs.run.subscribe((run) => {
      if (run?.progress) seen.add(`${run.phase} ${run.progress.done} of ${run.progress.of}`)
    })
    videos.start(await chosenVideo(panel))
    await reachRun(panel, runs, 'done')
    unsubscribe()
    expect(runs.run.value?.phases).toEqual(['analysing'])
    expect([...seen]).toEqual(['analysing 0 of 2', 'analysing 1 of 2', 'analysing 2 of 2'])
    expect(videos.map.value).toMatchObject({ frames: { length: 2 }, frameMs: 100 })
    nothingLeft(panel)
  })

  it('that cannot be decoded says why, and nothing of a service', async () => {
    const onDevice = deviceEngine()
    const fault = { code: 'undecodable_video', message: 'It is broken.', advice: '' } as const
    onDevice.analyseVideo = () => Promise.reject(new GlanceError({ ...fault, sent: 'no' }))
    const panel = testPanel({ onDevice })
    const { videos } = panel
    const { runs } = videos
    videos.start(await chosenVideo(panel))
    await reachRun(panel, runs, 'failed')
    expect(runs.run.value?.error).toMatchObject({
      code: 'undecodable_video',
      message: 'It is broken.'
    })
    expect(runs.retry.value).toBe('again')
  })
})

describe.each([
  [
    'a frame',
    'analyse',
    async ({ runs }: TestPanel) => ({ runs, begin: () => runs.start(TARGET) })
  ],
  [
    'an ad',
    'scoreAd',
    async ({ ads }: TestPanel) => ({ ...ads, begin: () => ads.start(AD.nodeId, AD.name) })
  ],
  [
    'a video',
    'analyseVideo',
    async (panel: TestPanel) => {
      const video = await chosenVideo(panel)
      return { ...panel.videos, begin: () => panel.videos.start(video) }
    }
  ]
] as const)('%s on this device', (_, call, prepare) => {
  it('fails with one error when the engine dies, and works the next time', async () => {
    const onDevice = deviceEngine()
    const { [call]: works } = onDevice
    onDevice[call] = stop
    const panel = testPanel({ onDevice })
    const { begin, runs } = await prepare(panel)
    begin()
    await reachRun(panel, runs, 'failed')
    expect(runs.run.value?.error).toEqual(STOPPED)
    expect(panel.errors.latest.value).toBeNull()
    Object.assign(onDevice, { [call]: works })
    begin()
    await reachRun(panel, runs, 'done')
  })

  it('ends at once when it is cancelled, says that nothing was sent, and keeps nothing', async () => {
    const onDevice = deviceEngine()
    const ended: { with?: unknown } = {}
    onDevice[call] = untilCancelled(ended)
    const panel = testPanel({ onDevice })
    const { begin, runs } = await prepare(panel)
    begin()
    await panel.until(() =>
      ['waiting', 'analysing', 'scoring'].includes(runs.run.value?.phase ?? '')
    )
    await settle()
    expect(runs.cancelNote.value).toBe('Nothing was sent anywhere.')
    runs.cancel()
    await settle()
    expect(ended.with).toMatchObject({ name: 'AbortError' })
    expect(runs.run.value?.state).toBe('cancelled')
    for (const kept of ['place', 'saveAd']) expect(panel.main.calls).not.toContain(kept)
  })
})

it('a web page cannot be captured on this device, whatever asks for it', async () => {
  const panel = testPanel({ onDevice: deviceEngine() })
  const { pages } = panel
  const { runs } = pages
  pages.start({
    url: 'https://example.com',
    title: '',
    medium: 'desktopWeb',
    removeCookieBanner: true
  })
  await reachRun(panel, runs, 'failed')
  expect(runs.run.value?.error?.code).toBe('page_capture_unavailable')
})
