import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { planFrames } from '../../../src/engine/videos/analyse-video'
import { processOf } from '../../../src/node/browser/launch-browser'
import { createNodeVideos } from '../../../src/node/videos/node-videos'
import { GroupMemory } from '../../../src/node/temporary/process-table'
import { launchBrowser, sharedBrowser } from '../../support/browser'
import { makeWebm } from '../../support/fixtures/make-webm'
import { round, type Table } from '../table'

const FILMS = [
  { seconds: 10, width: 1280, height: 720 },
  { seconds: 2, width: 3840, height: 2160 },
  { seconds: 1, width: 7680, height: 4320 }
]
const LOOK_EVERY_MS = 20

/** Memory of the browser that decodes videos for a service. */
export async function measureDecodingMemory(): Promise<Table> {
  const rows: Table['rows'] = []
  for (const film of FILMS) {
    const maker = await launchBrowser()
    const file = await makeWebm(maker, film)
    await maker.close()
    const { before, peak, ms } = await decode(file, film.seconds)
    rows.push({
      label: `${film.width} x ${film.height}, ${film.seconds} s`,
      values: [round(before / 1e6), round(peak / 1e6), round(ms / 1000, 1)]
    })
  }
  return {
    title: 'Memory of a browser that decodes a video',
    note: `VP8 at 20 frames a second, ten a second looked at. Resident, all processes of the browser, what they share counted for each; most in looks of every ${LOOK_EVERY_MS} ms.`,
    columns: ['an empty page, MB', 'most, MB', 's'],
    rows
  }
}

async function decode(
  file: Uint8Array,
  seconds: number
): Promise<{ before: number; peak: number; ms: number }> {
  const browser = sharedBrowser()
  const videos = createNodeVideos(browser)
  const [group, before] = await browser.use(async (running) => {
    const page = await running.newPage()
    const memory = new GroupMemory(processOf(running)!)
    const found = await memory.look()
    await page.close()
    return [memory, found] as const
  })
  const ended = new AbortController()
  const most = watch(group, ended.signal)
  const began = performance.now()
  const kept = await videos.keepChunks(Readable.from([file]))
  const times = planFrames(seconds).map(({ time }) => time)
  for await (const _ of kept.frames({ times, maxSide: 512, signal: ended.signal })) continue
  const ms = performance.now() - began
  ended.abort()
  const peak = await most
  await videos.stop()
  await browser.stop()
  return { before, peak, ms }
}

async function watch(group: GroupMemory, ended: AbortSignal): Promise<number> {
  let most = 0
  while (!ended.aborted) {
    most = Math.max(most, await group.look())
    await sleep(LOOK_EVERY_MS)
  }
  return most
}
