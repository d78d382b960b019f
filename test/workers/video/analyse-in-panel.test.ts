import type { Browser, Frame } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserOfRun } from '../../support/shared-stage'
import { spotAt } from '../../support/fixtures/film'
import { makeWebm, recordWebm } from '../../support/fixtures/make-webm'
import { webm } from '../../support/fixtures/webm'
import { NO_WORKERS_POLICY, openPanel, PANEL_POLICY } from '../../support/panel/open-panel'
import { peakOf } from '../../support/read-animation'

const HOSTS: [name: string, policy: string, kind: 'data' | 'srcdoc', workers: number][] = [
  ['a Worker', PANEL_POLICY, 'data', 1],
  ['the panel itself, where no Worker may run', NO_WORKERS_POLICY, 'data', 0],
  ['a Worker of a panel that is a secure context', PANEL_POLICY, 'srcdoc', 1]
]

/** The same for all of them. */
let film: Buffer
beforeAll(async () => {
  const browser = await browserOfRun()
  film = await makeWebm(browser, { seconds: 0.8, width: 160, height: 90 })
  await browser.close()
})

describe.each(HOSTS)(
  'videos on this device, analysed in %s',
  { tags: ['thorough'] },
  (_, policy, kind, workers) => {
    let browser: Browser
    let panel: Frame
    beforeAll(async () => {
      browser = await browserOfRun()
      panel = await openPanel(browser, policy, kind)
    })
    afterAll(() => browser.close())

    const analyse = async (buffer: Buffer) => {
      await panel.setInputFiles('input', { name: 'film.webm', mimeType: 'video/webm', buffer })
      return panel.evaluate(() => window.analyseChosenFile())
    }

    it('come out as a map that follows what moves', async () => {
      const { map, code } = await analyse(film)
      expect(code).toBeNull()
      const { frames, ...size } = map!
      expect(frames).toHaveLength(8)
      for (const at of [0, 1, 2, 3, 6, 7]) {
        const spot = spotAt({ seconds: 0.8 }, (at + 0.5) / 10)
        const glow = Buffer.from(frames[at]!, 'base64')
        const { x } = peakOf({ ...size, glow })
        expect(Math.abs(x - spot.x), `in frame ${at}`).toBeLessThan(0.12)
      }
      expect(panel.page().workers()).toHaveLength(workers)
    })

    it('come out alike when their clock does not begin at 0', async () => {
      const maker = await browserOfRun()
      const late = { seconds: 0.8, width: 160, height: 90, startsAt: 10 }
      const { map, code } = await analyse(await makeWebm(maker, late))
      expect(code).toBeNull()
      expect(map!.frames).toHaveLength(8)
      const [first, last] = [0, 7].map((at) => Buffer.from(map!.frames[at]!, 'base64'))
      expect(peakOf({ ...map!, glow: first! }).x).toBeLessThan(0.4)
      expect(peakOf({ ...map!, glow: last! }).x).toBeGreaterThan(0.6)
    })

    it('come out as a map of one size where the video changes its own', async () => {
      const maker = await browserOfRun()
      const turned = await recordWebm(maker, { seconds: 0.8, width: 160, height: 90, turns: true })
      const { map, code } = await analyse(turned)
      expect(code).toBeNull()
      const sizes = new Set(map!.frames.map((frame) => Buffer.from(frame, 'base64').length))
      expect([...sizes]).toEqual([map!.width * map!.height])
    })

    it('fail with a reason when they are none, or cannot be decoded', async () => {
      const files = [Buffer.from('no film'), film.subarray(0, film.length >> 1)]
      for (const file of [...files, Buffer.from(await webm())]) {
        const { code } = await analyse(file)
        expect(code).toMatch(/^(input_error|undecodable_video)$/)
      }
      expect((await analyse(film)).code).toBeNull()
    })
  }
)
