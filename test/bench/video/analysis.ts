import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '../../../src/client'
import { SharedBrowser } from '../../../src/node/browser/shared-browser'
import { startServer } from '../../../src/node/http/start-server'
import { planFrames } from '../../../src/engine/videos/analyse-video'
import { launchBrowser } from '../../support/browser'
import { makeWebm } from '../../support/fixtures/make-webm'
import { openPanel, PANEL_POLICY } from '../../support/panel/open-panel'
import { median, round, type Table } from '../table'

/** As recorders and exporters write it: whole pictures are five seconds apart. */
const FILM = {
  seconds: 10,
  width: 1280,
  height: 720,
  framesPerSecond: 30,
  codec: 'vp9',
  keyFrameSeconds: 5
} as const
const FRAMES = planFrames(FILM.seconds)
const RUNS = 3
const KEY = 'bench-key'

/** From the upload to the downloaded map of a film, per frame that is looked at. */
export async function measureVideo(): Promise<Table> {
  const browser = await launchBrowser()
  const folder = await mkdtemp(join(tmpdir(), 'glance-bench-'))
  const path = join(folder, 'film.webm')
  try {
    const film = await makeWebm(browser, FILM)
    await writeFile(path, film)
    const panel = await openPanel(browser, PANEL_POLICY)
    await panel.setInputFiles('input', path)
    const times = FRAMES.map(({ time }) => time)
    const decode = await repeat(() => panel.evaluate((at) => window.decodeChosenFile(at), times))
    let mapBytes = 0
    const device = await repeat(() =>
      timed(async () => {
        const { map } = await panel.evaluate(() => window.analyseChosenFile())
        mapBytes = map!.frames.length * map!.width * map!.height
      })
    )
    await panel.page().close()
    const http = await overHttp(new Blob([new Uint8Array(film)]))
    const row = (label: string, values: number[]): Table['rows'][number] => ({
      label,
      values: [round(median(values) / FRAMES.length), round(median(values) / 1000, 1)]
    })
    return {
      title: `A ${FILM.seconds} s ${FILM.width} x ${FILM.height} webm, ${FRAMES.length} frames looked at`,
      note: `Median of ${RUNS} runs, upload and download included. VP9, ${round(film.length / 1000)} kB; the map has ${round(mapBytes / 1000)} kB.`,
      columns: ['ms per frame', 's in all'],
      rows: [
        row('on device, in a panel', device),
        row('of it, decoding alone', decode),
        row('over HTTP', http)
      ]
    }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
}

async function overHttp(film: Blob): Promise<number[]> {
  const server = await startServer({
    port: 0,
    key: KEY,
    browser: new SharedBrowser(() => launchBrowser())
  })
  try {
    const client = createClient({
      baseUrl: server.baseUrl,
      key: KEY,
      fetch: (request) => fetch(request),
      videoPollIntervalMs: 25
    })
    return await repeat(() =>
      timed(async () => {
        const { url } = await client.videos.uploadUrl()
        await client.videos.upload(url, film)
        const { id } = await client.videos.create({ content: url, title: 'Bench' })
        const { outputs } = await client.videos.wait(id)
        await client.downloadAnimation(outputs.attention?.attentionMap ?? '')
      })
    )
  } finally {
    await server.stop()
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function repeat(work: () => Promise<number>): Promise<number[]> {
  const values: number[] = []
  for (let run = 0; run < RUNS; run++) values.push(await work())
  return values
}
