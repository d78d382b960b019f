import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildComparison } from '../../src/ui/compare/build-comparison'
import type { Report } from '../../src/ui/report/report'
import { browserOfRun } from '../support/shared-stage'
import { sampleFix, sampleFrame, written } from '../ui/report/support/sample-report'
import { readFrame } from '../ui/support/compared-frames'
import { layerShare, layerShares } from '../ui/support/layer-shares'
import { storedRecord } from '../ui/support/stored-record'
import { pagesOf } from './support/pages-of'

let browser: Browser
let styles = ''
beforeAll(async () => {
  browser = await browserOfRun()
  styles = await readFile('src/ui/story/story.module.css', 'utf8')
})
afterAll(() => browser.close())

const SHAPES = {
  'a desktop page': { width: 1440, height: 1024 },
  'a long page': { width: 1440, height: 5200 },
  'a phone': { width: 390, height: 844 },
  'a banner': { width: 970, height: 250 }
}

/** A report of so many frames with all that may be on it: three fixes, more layers than are listed. */
function reportOf(count: number, shape: { width: number; height: number }): Report {
  const picture = { ...storedRecord().picture, ...shape }
  const medium = shape.width < 600 ? ('mobileWeb' as const) : ('desktopWeb' as const)
  const layers = (most: number) =>
    Array.from({ length: 14 }, (_, at) =>
      layerShare({
        id: `layer-${at}`,
        name: at === 0 ? 'Buy now' : `Group / A layer with a longer name ${at}`,
        kind: at === 0 ? 'control' : 'text',
        box: [0.1, at / 20, 0.3, 0.04],
        area: 0.02,
        attention: at === 0 ? most : 0.4 / (at + 1)
      })
    )
  const names = Array.from({ length: count }, (_, at) => `Landing page, variant ${at + 1}`)
  const frames = names.map((name, at) => ({
    ...sampleFrame(
      { frame: name },
      {
        record: { picture, medium, runId: `run of ${name}` },
        shares: layerShares(layers(0.02 + at / 50))
      }
    ),
    nodeId: name
  }))
  const comparison = buildComparison(
    names.map((name, at) => readFrame(name, layers(0.02 + at / 50), {}, { picture, medium })),
    names[0]!
  )
  const change = 'Swap the looks of “Order the lamp today” and “See a morning with it”'
  const facts = [...sampleFix().facts, 'The headline gives up some.']
  const list = [1, 2, 3].map(() => sampleFix({ change, facts }))
  const fixes = { list, sentences: [] }
  return {
    title: names.join(', '),
    madeAt: 0,
    frames,
    comparison: count > 1 ? comparison : null,
    fixes: count > 1 ? null : fixes
  }
}

const SIZES = Object.keys(SHAPES).flatMap((shape) => [
  [1, shape, 2] as const,
  [2, shape, 3] as const,
  [5, shape, 3] as const
])

it.each(SIZES)(
  '%i of %s print on %i A4 pages at most, upright and across',
  async (count, shape, most) => {
    const report = reportOf(count, SHAPES[shape as keyof typeof SHAPES])
    const page = await browser.newPage()
    await page.setContent(await written(report, 'html', styles))
    for (const landscape of [false, true]) {
      const pages = pagesOf(await page.pdf({ format: 'A4', landscape }))
      expect.soft(pages, landscape ? 'across' : 'upright').toBeLessThanOrEqual(most)
    }
    await page.close()
  }
)
