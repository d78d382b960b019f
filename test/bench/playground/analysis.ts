import { openStage, type Scene, type Stage } from '../../support/playground'
import { median, round, type Table } from '../table'

/** 1440 x 1024 px. */
const FRAME = 'Landing page A'
/** Warm starts and runs after each first one. */
const RUNS = 4
const ROUNDS = 3

/** One run, in ms: the phases by the panel's own marks, the engine by its measures where it ran. */
interface Run {
  phases: Record<string, number>
  total: number
  /** What the host took to draw and encode the frame. */
  export: number
  engine: number
}

const PHASES = ['exporting', 'waiting', 'placing'] as const
const STEPS = ['glance:decode', 'glance:see', 'glance:perceive', 'glance:draw']

/**
 * From the menu command to the panel's first control, and from the press of Analyse to the overlays placed, on this device.
 *
 * @param against A folder with another built plugin, such as an earlier commit's: measured in turns with this one.
 */
export async function measureAnalysis(against?: string): Promise<Table[]> {
  const stages = [await openStage()]
  if (against !== undefined) stages.push(await openStage(against))
  const plugins = stages.map((stage) => ({ stage, rounds: [] as Runs[] }))
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const { stage, rounds } of plugins) rounds.push(await runs(stage))
    }
    return plugins.map(({ rounds }, i) => phaseTable(rounds, i > 0))
  } finally {
    await Promise.all(stages.map((stage) => stage.close()))
  }
}

/** The runs of a fresh browser context. */
interface Runs {
  /** From the menu command to the panel’s first control, ms. */
  starts: number[]
  cold: Run
  warm: Run[]
}

async function runs(stage: Stage): Promise<Runs> {
  const scene = await stage.open()
  await scene.page.addInitScript({ content: MARK_FIRST_CONTROL })
  const starts: number[] = []
  for (let run = 0; run <= RUNS; run++) starts.push(await start(scene))
  await analyse(scene)
  const cold = await readRun(scene)
  const warm: Run[] = []
  for (let run = 0; run < RUNS; run++) {
    await forget(scene)
    await analyse(scene)
    warm.push(await readRun(scene))
  }
  await scene.page.context().close()
  return { starts, cold, warm }
}

/** Runs in every new document of the page: the panel's marks the moment its tabs are there. */
const MARK_FIRST_CONTROL = `new MutationObserver((_, observer) => {
  if (!document.querySelector('[role=tab]')) return
  performance.mark('first-control')
  observer.disconnect()
}).observe(document, { childList: true, subtree: true })`

/** By the browser's own clock: the tool that drives it takes its time to see a control. */
async function start({ page, panel }: Scene): Promise<number> {
  const begun = await page.evaluate(async () => {
    window.playground.closePlugin()
    const now = performance.timeOrigin + performance.now()
    await window.playground.runCommand('Open Glance')
    return now
  })
  await panel.getByRole('tab', { name: 'Analyse' }).waitFor()
  const shown = await panel.locator('html').evaluate(() => {
    const [mark] = performance.getEntriesByName('first-control')
    return performance.timeOrigin + mark!.startTime
  })
  return shown - begun
}

/** Ends with the panel's own mark: what it shows then is named otherwise in earlier builds. */
async function analyse({ page, panel, select }: Scene): Promise<void> {
  await select(FRAME)
  await panel.getByRole('button', { name: 'Analyse', exact: true }).click()
  await panel.locator('html').evaluate(async () => {
    while (performance.getEntriesByName('glance:done').length === 0)
      await new Promise((resolve) => setTimeout(resolve, 20))
  })
  await page.waitForTimeout(300)
}

async function forget(scene: Scene): Promise<void> {
  await scene.panel.locator('html').evaluate(() => performance.clearMarks('glance:done'))
  await scene.deleteResult()
}

async function readRun(scene: Scene): Promise<Run> {
  const marks = await scene.panel.locator('html').evaluate(() =>
    performance
      .getEntriesByType('mark')
      .filter(({ name }) => name.startsWith('glance:'))
      .map(({ name, startTime }) => ({ name: name.slice('glance:'.length), startTime }))
  )
  const at = (name: string): number => marks.find((mark) => mark.name === name)!.startTime
  const ends = [...PHASES.slice(1), 'done']
  const phases = Object.fromEntries(
    PHASES.map((phase, i) => [phase, at(ends[i]!) - at(phase)] as const)
  )
  return {
    phases,
    total: at('done') - at('exporting'),
    export: await scene.page.evaluate(
      () => performance.getEntriesByName('picture').at(-1)!.duration
    ),
    engine: await engineTime(scene)
  }
}

async function engineTime(scene: Scene): Promise<number> {
  const found = await Promise.all(
    // Workers that answer one question may end meanwhile; they hold no measures.
    scene.page.workers().map((worker) => worker.evaluate(measuresOf, STEPS).catch(() => 0))
  )
  return Math.max(0, ...found)
}

function measuresOf(names: string[]): number {
  return names
    .flatMap((name) => performance.getEntriesByName(name))
    .reduce((sum, { duration }) => sum + duration, 0)
}

function phaseTable(rounds: readonly Runs[], isOther: boolean): Table {
  const row = (label: string, read: (run: Run) => number): Table['rows'][number] => ({
    label,
    values: [
      round(median(rounds.flatMap(({ warm }) => warm.map(read)))),
      round(median(rounds.map(({ cold }) => read(cold))))
    ]
  })
  const ours = (run: Run): number => run.total - run.export - run.engine
  const share = (run: Run): number => (100 * ours(run)) / run.total
  return {
    title: `${isOther ? 'The other build: opening' : 'Opening'} Glance, and from Analyse to overlays placed, ${FRAME}, 1440 x 1024 px`,
    note: `ms, median of ${ROUNDS} first and ${ROUNDS * RUNS} warm runs on this device, in Chromium through the playground; builds take turns.`,
    columns: ['warm', 'first'],
    rows: [
      {
        label: 'menu command to first control',
        values: [
          round(median(rounds.flatMap(({ starts }) => starts.slice(1)))),
          round(median(rounds.map(({ starts }) => starts[0]!)))
        ]
      },
      ...PHASES.map((phase) => row(phase, (run) => run.phases[phase]!)),
      row('total', (run) => run.total),
      row('export: draw and encode, the host', (run) => run.export),
      row('engine: decode, perceive, draw and encode', (run) => run.engine),
      row('ours: all but export and engine', ours),
      row('ours, % of total', share)
    ]
  }
}
