import { exportFigFile } from '@open-pencil/core'
import type { CDPSession } from 'playwright-core'
import { newDocument } from '../../support/host'
import { openStage, type Scene } from '../../support/playground'
import { type LiveMemory, MemoryReader } from './live-memory'
import { round, type Table } from '../table'

const HOURS = 8
const ANALYSES = 500
/** For each comparison. */
const ANALYSES_OF_ROUND = 10
const SWITCHES_OF_ROUND = 4
const LOOKS = 5
const FRAMES = ['Calm', 'Loud'] as const
const PAGES = ['Designs', 'Drafts'] as const

interface Look extends LiveMemory {
  analyses: number
  listeners: number
  nodes: number
}

/**
 * One panel that stays open for eight hours of the page's clock: 500 analyses on this device, 200 switches of the page and
 * 50 comparisons, or as many fewer of each.
 */
export async function measureDay(analyses = ANALYSES): Promise<Table> {
  const stage = await openStage()
  try {
    const scene = await stage.open({ samples: 'banner' })
    await scene.page.clock.install()
    await openDesigns(scene)
    // Anew, so that the panel has no other clock.
    await scene.page.evaluate(() => {
      window.playground.closePlugin()
      return window.playground.runCommand('Open Glance')
    })
    const memory = await MemoryReader.of(scene.page)
    const session = await scene.page.context().newCDPSession(scene.page)
    const rounds = Math.max(1, Math.round(analyses / ANALYSES_OF_ROUND))
    const looks: Look[] = []
    for (let done = 0; done < rounds; done++) {
      await passRound(scene, (HOURS * 3_600_000) / rounds)
      if (rounds < LOOKS || (done + 1) % Math.floor(rounds / LOOKS) === 0) {
        looks.push(await look(memory, session, (done + 1) * ANALYSES_OF_ROUND))
      }
    }
    const closed = await closePlugin(scene, memory)
    await scene.page.evaluate(() => window.playground.runCommand('Open Glance'))
    await passRound(scene, 0)
    const anew = await look(memory, session, ANALYSES_OF_ROUND)
    const closedAnew = await closePlugin(scene, memory)
    return table(looks, rounds, {
      old: looks.at(-1)!.page - closed,
      anew: anew.page - closedAnew,
      listeners: looks.at(-1)!.listeners - anew.listeners
    })
  } finally {
    await stage.close()
  }
}

async function closePlugin({ page }: Scene, memory: MemoryReader): Promise<number> {
  await page.evaluate(() => window.playground.closePlugin())
  return (await memory.read()).page
}

async function passRound(scene: Scene, ms: number): Promise<void> {
  const { page, panel } = scene
  for (let each = 0; each < ANALYSES_OF_ROUND; each++) {
    await analyse(scene, FRAMES[each % FRAMES.length]!, each)
    await page.clock.fastForward(Math.floor(ms / ANALYSES_OF_ROUND))
  }
  for (let each = 0; each < SWITCHES_OF_ROUND; each++) {
    const name = PAGES[(each + 1) % PAGES.length]!
    await page.getByRole('button', { name, exact: true }).click()
    await page.clock.runFor(500)
  }
  await panel.getByRole('tab', { name: 'Compare' }).click()
  await scene.select(...FRAMES)
  await panel.getByRole('button', { name: 'Compare', exact: true }).click()
  await panel.getByRole('region', { name: 'What moved' }).waitFor()
  await panel.getByRole('button', { name: 'Dismiss the comparison' }).click()
  await panel.getByRole('tab', { name: 'Analyse' }).click()
}

/** As a designer who has changed something. */
async function analyse(scene: Scene, frame: string, times: number): Promise<void> {
  const before = await runOf(scene, frame)
  const [block] = (await scene.find(frame)).children
  await scene.page.evaluate(([id, by]) => window.playground.move(id, by, 0), [
    block!.id,
    times % 4 < 2 ? 8 : -8
  ] as const)
  await scene.select(frame)
  const button = scene.panel.getByRole('button', { name: /^(Analyse|Run again)$/ })
  await button.first().click()
  while ((await runOf(scene, frame)) === before) await scene.page.waitForTimeout(50)
  await scene.panel.getByRole('region', { name: 'Verdict' }).waitFor()
}

/** Of its result; null where it has none. */
async function runOf(scene: Scene, frame: string): Promise<string | null> {
  const record = (await scene.find(frame)).sharedPluginData.glance?.record
  return record === undefined ? null : (JSON.parse(record) as { runId: string }).runId
}

async function look(memory: MemoryReader, session: CDPSession, analyses: number): Promise<Look> {
  const live = await memory.read()
  const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters')
  return { ...live, analyses, listeners: jsEventListeners, nodes }
}

/** Two pages, one with two small designs, in the place of the samples. */
async function openDesigns({ page }: Scene): Promise<void> {
  const { figma, graph } = await newDocument()
  figma.currentPage.name = PAGES[0]
  FRAMES.forEach((name, index) => {
    const frame = figma.createFrame()
    frame.name = name
    frame.resize(320, 240)
    frame.x = 500 * index
    for (const [layer, left, r] of [
      ['Banner', 20, index],
      ['Badge', 200, 0.7]
    ] as const) {
      const block = figma.createRectangle()
      block.name = layer
      block.resize(90, 70)
      block.fills = [{ type: 'SOLID', color: { r, g: 0.5, b: 0.2 } }]
      frame.appendChild(block)
      block.x = left
      block.y = 80
    }
  })
  figma.createPage().name = PAGES[1]
  const file = [...(await exportFigFile(graph))]
  await page.evaluate(
    (bytes) => window.playground.open([new File([Uint8Array.from(bytes)], 'Day.fig')]),
    file
  )
}

interface Left {
  /** What the panel and its sandbox held, MB: at the end of the day, and one that was opened then. */
  old: number
  anew: number
  /** DOM listeners that the old one had more. */
  listeners: number
}

function table(looks: readonly Look[], rounds: number, { old, anew, listeners }: Left): Table {
  const row = (label: string, values: number[], digits = 0) => ({
    label,
    values: values.map((value) => round(value, digits))
  })
  return {
    title: `A panel that is open for ${HOURS} hours: ${rounds * ANALYSES_OF_ROUND} analyses on this device, ${rounds * SWITCHES_OF_ROUND} switches of the page, ${rounds} comparisons`,
    note:
      'In Chromium through the playground, two designs of 320 x 240 px, the hours by the page’s clock. Live memory after a ' +
      'collection, by the DevTools protocol. The page is playground, document, sandbox and panel, and the document keeps ' +
      `what can be undone. The old panel and its sandbox held ${round(old, 1)} MB, one opened after it ` +
      `${round(anew, 1)} MB after a round; the old one had ${listeners} DOM listeners more.`,
    columns: looks.map(({ analyses }) => `after ${analyses}`),
    rows: [
      row(
        'the panel’s Workers, MB',
        looks.map(({ workers }) => workers),
        1
      ),
      row(
        'page, MB',
        looks.map(({ page }) => page),
        1
      ),
      row(
        'DOM listeners',
        looks.map(({ listeners: count }) => count)
      ),
      row(
        'DOM nodes',
        looks.map(({ nodes }) => nodes)
      )
    ]
  }
}
