import type { Browser, Frame } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { networkWeights } from '../../src/node/engine/network-weights'
import { sharpCodec } from '../../src/node/images/sharp-codec'
import { engineHere } from '../../src/engine/engine-here'
import { portraits } from '../perception/faces/portraits'
import { browserOfRun } from '../support/shared-stage'
import { NO_WORKERS_POLICY, openPanel, PANEL_POLICY } from '../support/panel/open-panel'

/** What the engine answers where it runs. */
const REFUSED = 'unreadable_input_image'

let browser: Browser
beforeAll(async () => {
  browser = await browserOfRun()
})
afterAll(() => browser.close())

describe('in Workers', () => {
  let panel: Frame
  beforeAll(async () => {
    panel = await openPanel(browser, PANEL_POLICY)
  })

  it.each([
    [
      'fails',
      () =>
        setTimeout(
          () =>
            void (MessagePort.prototype.postMessage = () => {
              setTimeout(() => {
                throw new Error('out of memory')
              })
            })
        )
    ],
    ['is ended by the browser without a word', () => close()]
  ])('an engine that %s is followed by another, which answers', async (_, end) => {
    expect(await panel.evaluate(() => window.askEngine())).toBe(REFUSED)
    const [engine] = panel.page().workers()
    await engine!.evaluate(end)
    expect(await panel.evaluate(() => window.askEngine())).toBe(REFUSED)
    await expect.poll(() => panel.page().workers().length).toBe(1)
  })

  it('the engine finds the same face as in Node, and gives the same map to the last byte', async () => {
    const box = { x: 300, y: 150, width: 90, height: 100 }
    const { width, height, data } = await portraits({ width: 900, height: 600 }, [box])
    const raw = { width, height, channels: 4 } as const
    const file = await sharp(data, { raw }).png().toBuffer()
    const inNode = await engineHere({ codec: sharpCodec, networkWeights }).analyse(
      {
        file,
        medium: 'desktopWeb',
        predictions: ['attention']
      },
      new AbortController().signal
    )
    expect(inNode.facts.faces).toHaveLength(1)
    const { attentionMap } = inNode.outputs.attention!
    const inPanel = await panel.evaluate(
      (text) => window.analysePicture(text),
      file.toString('base64')
    )
    expect(Buffer.from(inPanel, 'base64').equals(attentionMap)).toBe(true)
  })

  it('a Worker speaks what the panel speaks when it starts', async () => {
    const before = panel.page().workers().length
    expect(await panel.evaluate(() => window.compareShapes('de'))).toMatch(
      /^Die Frames haben verschiedene Formate/
    )
    expect(await panel.evaluate(() => window.compareShapes('en'))).toMatch(
      /^The frames have different shapes/
    )
    await expect.poll(() => panel.page().workers().length).toBe(before)
  })
})

describe('where no Worker may run', () => {
  it('the panel does the same itself', async () => {
    const panel = await openPanel(browser, NO_WORKERS_POLICY)
    expect(await panel.evaluate(() => window.askEngine())).toBe(REFUSED)
    expect(panel.page().workers()).toEqual([])
    expect(await panel.evaluate(() => window.compareShapes('de'))).toMatch(/^Die Frames/)
  })
})
