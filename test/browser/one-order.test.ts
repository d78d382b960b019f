/** @module-tag thorough */
import { exportFigFile } from '@open-pencil/core'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LayerShares } from '../../src/file'
import { nodeRenderer } from '../support/node-renderer'
import { openDocument } from '../../src/playground/host/open-document'
import { buildDesigns } from '../support/designs/build-designs'
import { firstSentence, reportedLayers } from '../support/designs/reported-layers'
import type { Scene, Stage } from '../support/playground'
import { sharedStage } from '../support/shared-stage'

/** A name is cut in a notification. */
const KEPT_OF_NAME = 11

/** One has a layer in the lead, the other a pair and namesakes. `test/ui/one-order-of-designs` judges all. */
const DESIGNS = ['Landing page A', 'Dark dashboard']

let stage: Stage
let scene: Scene

beforeAll(async () => {
  stage = await sharedStage()
  scene = await stage.open()
  const file = await figFile()
  await scene.page.evaluate(
    (bytes) => window.playground.open([new File([new Uint8Array(bytes)], 'Designs.fig')]),
    file
  )
}, 240_000)
afterAll(async () => {
  await scene.close()
  await stage.close()
})

it.each(DESIGNS)(
  '%s: quick answer, verdict, chips, list and report say the same of what is seen first',
  async (name) => {
    const quick = await quickAnswer(name)
    const shown = await shownResult(name)
    const { layers } = shown.shares
    const nameOf = (id: string): string => layers.find((layer) => layer.id === id)?.name ?? id
    // Several layers may have one name.
    const called = (id: string): string => `${nameOf(id)}, ${id}`
    const isLevel = shown.verdict.includes('about equally')
    const leaders = shown.chips.slice(0, isLevel ? 2 : 1)
    const names = leaders.map(nameOf)
    const report = await reportedFirst(name)

    expect
      .soft(shown.list.slice(0, leaders.length).map(called), 'the list’s first rows')
      .toEqual(leaders.map(called))
    const reported = report.slice(0, leaders.length)
    expect
      .soft(
        reported.map((cell, i) => (cell.includes(names[i]!) ? names[i] : cell)),
        'the report’s first rows'
      )
      .toEqual(names)
    const lead = quick.slice(0, quick.indexOf(' first'))
    for (const layer of names) {
      const start = layer.slice(0, KEPT_OF_NAME)
      expect.soft(firstSentence(shown.verdict), 'the verdict').toContain(start)
      expect.soft(lead, 'the quick answer').toContain(start)
    }
    expect.soft(lead.split('“').length - 1, 'names in the quick answer').toBe(leaders.length)
    expect.soft(scene.errors).toEqual([])
  }
)

/** The designs as a file of Figma's: the playground has the samples alone. */
async function figFile(): Promise<number[]> {
  const { figma, graph } = openDocument({ renderer: await nodeRenderer(), name: 'Designs' })
  await buildDesigns(figma, (name) => DESIGNS.includes(name))
  return [...(await exportFigFile(graph))]
}

/** Analyses a frame with the panel hidden; gives the notification. */
async function quickAnswer(name: string): Promise<string> {
  const { page } = scene
  const told = (): Promise<readonly string[]> =>
    page.evaluate(() => window.playground.notifications())
  await page.evaluate(() => window.playground.closePlugin())
  await scene.select(name)
  const before = (await told()).length
  await page.evaluate(() => window.playground.runCommand('Quick analyse'))
  await page.getByRole('textbox', { name: 'Medium' }).press('Enter')
  await expect.poll(async () => (await told()).length, { timeout: 60_000 }).toBeGreaterThan(before)
  return (await told()).at(-1)!
}

interface Shown {
  verdict: string
  /** Ids of layers, in order. */
  chips: string[]
  list: string[]
  /** What the file keeps. */
  shares: LayerShares
}

/** What the panel shows of the result that is there. */
async function shownResult(name: string): Promise<Shown> {
  const { page, panel } = scene
  await page.evaluate(() => window.playground.runCommand('Open Glance'))
  await scene.select(name)
  const verdict = panel.getByRole('region', { name: 'Verdict' })
  await verdict.locator('[data-known=true]').waitFor()
  const ids = (list: ReturnType<typeof panel.getByRole>): Promise<string[]> =>
    list
      .locator('[data-layer]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-layer') ?? ''))
  const chips = verdict.getByRole('list', { name: 'Seen first' })
  const rows = panel.getByRole('list', { name: /^Layers/ })
  const { sharedPluginData } = await scene.find(name)
  return {
    verdict: (await verdict.getByRole('status').first().textContent()) ?? '',
    chips: await ids(chips),
    list: [...new Set(await ids(rows))],
    shares: JSON.parse(sharedPluginData.glance?.layers ?? '') as LayerShares
  }
}

/** The layers of a frame's report, as its table calls them. */
async function reportedFirst(name: string): Promise<string[]> {
  const { page, panel } = scene
  await scene.select(name)
  await scene.unfold('Report')
  const menu = panel.getByRole('region', { name: 'Report' })
  await menu.getByRole('radio', { name: 'Markdown' }).press('Space')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('button', { name: 'Save report' }).click()
  ])
  const report = await text(await download.createReadStream())
  return reportedLayers(report)
}
