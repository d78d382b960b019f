import { exportFigFile } from '@open-pencil/core'
import type { CDPSession } from 'playwright-core'
import { newDocument } from '../../support/host'
import { flatten, openStage, type Scene } from '../../support/playground'
import { type LiveMemory, MemoryReader } from './live-memory'
import { round, type Table } from '../table'
import { WorkerEnds } from './ended-workers'

const HOURS = 8
const ANALYSES = 500
/** For each comparison. */
const ANALYSES_OF_ROUND = 10
const SWITCHES_OF_ROUND = 4
const LOOKS = 5
/** How often a Worker is ended at most, and of how many analyses once at most. */
const ENDS = 10
const ANALYSES_OF_END = 20
/** Wait for a result: the end of a Worker is noticed after some 20 seconds. */
const LATEST_MS = 300_000
/** What the Worker may hold more at the end than at first, and an old panel more than a new one, MB. */
const MB_MAY_GROW = 2
/** DOM nodes and listeners at the end as a multiple of those at first. */
const SHARE_MAY_GROW = 1.05
const FRAMES = ['Calm', 'Loud'] as const
const PAGES = ['Designs', 'Drafts'] as const

interface Look extends LiveMemory {
  analyses: number
  /** Workers. */
  count: number
  listeners: number
  nodes: number
}

/**
 * One panel that stays open for eight hours of the page's clock: 500 analyses on this device, 200 switches of the page, 50
 * comparisons and 50 edits that Live follows, or as many fewer of each, while its Worker is ended at random ten times. Throws
 * where a step has no result or two, and where the panel or its Workers grow.
 */
export async function measureDay(analyses = ANALYSES, seed = newSeed()): Promise<Table> {
  console.log(`Seed ${seed}: again with --seed ${seed}`)
  const stage = await openStage()
  try {
    const scene = await stage.open({ samples: 'banner' })
    scene.page.setDefaultTimeout(LATEST_MS)
    await scene.page.clock.install()
    await openDesigns(scene)
    // Anew, so that the panel has no other clock.
    await reopen(scene)
    const memory = await MemoryReader.of(scene.page)
    const session = await scene.page.context().newCDPSession(scene.page)
    const rounds = Math.max(1, Math.round(analyses / ANALYSES_OF_ROUND))
    const ends = Math.min(ENDS, rounds, Math.ceil(analyses / ANALYSES_OF_END))
    const plan = { rounds, analyses: ANALYSES_OF_ROUND, ends, seed }
    const day: Day = { scene, ends: new WorkerEnds(scene.page, plan), runs: new Map() }
    const looks: Look[] = []
    for (let done = 0; done < rounds; done++) {
      await passRound(day, done, (HOURS * 3_600_000) / rounds)
      if (rounds < LOOKS || (done + 1) % Math.floor(rounds / LOOKS) === 0) {
        looks.push(await look(scene, memory, session, (done + 1) * ANALYSES_OF_ROUND))
      }
    }
    const closed = await closePlugin(scene, memory)
    await reopen(scene)
    await passRound(day, rounds, 0)
    const anew = await look(scene, memory, session, ANALYSES_OF_ROUND)
    const closedAnew = await closePlugin(scene, memory)
    const left = {
      old: looks.at(-1)!.page - closed,
      anew: anew.page - closedAnew,
      listeners: looks.at(-1)!.listeners - anew.listeners
    }
    expectNoGrowth(looks, left)
    if (scene.errors.length > 0) throw new Error(scene.errors.join('\n'))
    day.ends.expectAll()
    return table(looks, rounds, left)
  } finally {
    await stage.close()
  }
}

interface Day {
  scene: Scene
  ends: WorkerEnds
  /** The last result's run, by the name of its frame. */
  runs: Map<string, string>
}

function newSeed(): number {
  return Math.floor(Math.random() * 1e6)
}

async function reopen({ page, panel }: Scene): Promise<void> {
  await page.evaluate(() => {
    window.playground.closePlugin()
    void window.playground.runCommand('Open Glance')
  })
  await panel.getByRole('tab', { name: 'Analyse' }).waitFor()
}

async function closePlugin({ page }: Scene, memory: MemoryReader): Promise<number> {
  await page.evaluate(() => window.playground.closePlugin())
  return (await memory.read()).page
}

async function passRound(day: Day, at: number, ms: number): Promise<void> {
  const { scene, ends } = day
  const { page } = scene
  for (let each = 0; each < ANALYSES_OF_ROUND; each++) {
    const frame = FRAMES[each % FRAMES.length]!
    await ends.take('an analysis', at, each, () => analyse(day, frame, each))
    await page.clock.fastForward(Math.floor(ms / ANALYSES_OF_ROUND))
  }
  for (let each = 0; each < SWITCHES_OF_ROUND; each++) {
    const name = PAGES[(each + 1) % PAGES.length]!
    await page.getByRole('button', { name, exact: true }).click()
    await page.clock.runFor(500)
  }
  await ends.take('a comparison', at, null, () => compare(scene))
  // Last, as it leaves a frame that a comparison would analyse again.
  await ends.take('an edit while Live follows', at, null, () => followLive(scene))
}

async function compare({ panel, select }: Scene): Promise<void> {
  await panel.getByRole('tab', { name: 'Compare' }).click()
  await select(...FRAMES)
  await panel.getByRole('button', { name: 'Compare', exact: true }).click()
  await panel.getByRole('region', { name: 'What moved' }).waitFor()
  await panel.getByRole('button', { name: 'Dismiss the comparison' }).click()
  await panel.getByRole('tab', { name: 'Analyse' }).click()
}

/** Turns Live on, moves a layer to and fro, and waits for what Live says of it. */
async function followLive(scene: Scene): Promise<void> {
  const { panel } = scene
  const [frame] = FRAMES
  await scene.select(frame)
  await panel.getByRole('heading', { name: frame, exact: true }).waitFor()
  const live = panel.getByRole('switch', { name: 'Live' })
  await live.click()
  await moveBlock(scene, frame, 4)
  // The second is what it says on a slow computer.
  await panel.getByText(/^(As the frame is now|Updates about)/).waitFor()
  await moveBlock(scene, frame, -4)
  await live.click()
}

/** As a designer who has changed something. */
async function analyse({ scene, runs }: Day, frame: string, times: number): Promise<void> {
  const before = await runOf(scene, frame)
  if (before !== (runs.get(frame) ?? null)) throw new Error(`${frame} was analysed twice.`)
  await moveBlock(scene, frame, times % 4 < 2 ? 8 : -8)
  await scene.select(frame)
  await scene.panel.getByRole('heading', { name: frame, exact: true }).waitFor()
  const button = scene.panel.getByRole('button', { name: /^(Analyse|Run again)$/ })
  await button.first().click()
  let run = before
  const late = Date.now() + LATEST_MS
  while ((run = await runOf(scene, frame)) === before) {
    if (Date.now() > late) throw new Error(await scene.panel.getByRole('main').innerText())
    await scene.page.waitForTimeout(50)
  }
  runs.set(frame, run!)
  await scene.panel.getByRole('region', { name: 'Verdict' }).waitFor()
  const groups = flatten(await scene.tree()).filter(({ name }) => name === `Glance: ${frame}`)
  if (groups.length !== 1) throw new Error(`${frame} has ${groups.length} groups of maps.`)
}

async function moveBlock(scene: Scene, frame: string, by: number): Promise<void> {
  const [block] = (await scene.find(frame)).children
  const move = [block!.id, by] as const
  await scene.page.evaluate(([id, px]) => void window.playground.move(id, px, 0), move)
}

/** Of its result; null where it has none. */
async function runOf(scene: Scene, frame: string): Promise<string | null> {
  const record = (await scene.find(frame)).sharedPluginData.glance?.record
  return record === undefined ? null : (JSON.parse(record) as { runId: string }).runId
}

async function look(
  { page }: Scene,
  memory: MemoryReader,
  session: CDPSession,
  analyses: number
): Promise<Look> {
  const live = await memory.read()
  const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters')
  return { ...live, analyses, count: page.workers().length, listeners: jsEventListeners, nodes }
}

/** Throws unless the day left the panel and its Worker as they were. */
function expectNoGrowth(looks: readonly Look[], { old, anew }: Left): void {
  const [first, last] = [looks[0]!, looks.at(-1)!]
  const bounds = [
    ['Workers', Math.max(...looks.map(({ count }) => count)), 1],
    ['MB of the Worker', last.workers, first.workers + MB_MAY_GROW],
    ['MB of the panel', old, anew + MB_MAY_GROW],
    ['DOM listeners', last.listeners, first.listeners * SHARE_MAY_GROW],
    ['DOM nodes', last.nodes, first.nodes * SHARE_MAY_GROW]
  ] as const
  const grown = bounds.filter(([, value, most]) => value > most)
  if (grown.length > 0) {
    throw new Error(
      grown.map(([what, value, most]) => `${what}: ${value}, over ${most}`).join('; ')
    )
  }
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
  const buffer = Buffer.from(await exportFigFile(graph))
  const file = { name: 'Day.fig', mimeType: 'application/octet-stream', buffer }
  await page.getByLabel('File to open').setInputFiles(file)
  await page.getByRole('heading', { name: 'Day', exact: true }).waitFor()
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
