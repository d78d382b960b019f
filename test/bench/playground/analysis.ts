import { startServer } from '../../../src/node/http/start-server'
import { openMore } from '../../browser/support/more'
import { openStage, type Scene, type Stage } from '../../support/playground'
import { median, round, type Table } from '../table'

/** 1440 x 1024 px. */
const FRAME = 'Landing page A'
/** Warm runs after each first one. */
const RUNS = 4
const ROUNDS = 3
const KEY = 'bench-key'

/** One run, in ms: the phases by the panel's own marks, the engine by its measures where it ran. */
interface Run {
  phases: Record<string, number>
  total: number
  /** What the host took to draw and encode the frame. */
  export: number
  engine: number
}

const PHASES = ['exporting', 'uploading', 'waiting', 'downloading', 'placing'] as const
const STEPS = ['glance:decode', 'glance:see', 'glance:perceive', 'glance:draw']

/**
 * From the press of Analyse to the overlays placed, on this device and over HTTP.
 *
 * @param against A folder with another built plugin, such as an earlier commit's: measured in turns with this one.
 */
export async function measureAnalysis(against?: string): Promise<Table[]> {
  const server = await startServer({ port: 0, key: KEY })
  const plugins: [Measured, ...Measured[]] = [measured(await openStage())]
  if (against !== undefined) plugins.push(measured(await openStage(against)))
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const { stage, device } of plugins) device.push(await runs(stage, async () => {}))
      // An earlier build's settings have other names.
      const [{ stage, service }] = plugins
      service.push(await runs(stage, (scene) => connect(scene, server.baseUrl), engineHere))
    }
    return plugins.map((plugin, i) => phaseTable(plugin, i > 0))
  } finally {
    await Promise.all(plugins.map(({ stage }) => stage.close()))
    await server.stop()
  }
}

/** A plugin's runs, a fresh browser context each. */
interface Measured extends Record<'device' | 'service', Runs[]> {
  stage: Stage
}

function measured(stage: Stage): Measured {
  return { stage, device: [], service: [] }
}

interface Runs {
  cold: Run
  warm: Run[]
}

async function runs(
  stage: Stage,
  prepare: (scene: Scene) => Promise<void>,
  engineTime: (scene: Scene) => Promise<number> = engineInWorker
): Promise<Runs> {
  const scene = await stage.open()
  await prepare(scene)
  await analyse(scene)
  const cold = await readRun(scene, engineTime)
  const warm: Run[] = []
  for (let run = 0; run < RUNS; run++) {
    await forget(scene)
    await analyse(scene)
    warm.push(await readRun(scene, engineTime))
  }
  await scene.page.context().close()
  return { cold, warm }
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
  const { panel } = scene
  await panel.locator('html').evaluate(() => performance.clearMarks('glance:done'))
  // Before version 2 a result went with its overlays.
  if (await panel.getByRole('button', { name: 'More actions' }).isVisible())
    await scene.deleteResult()
  else await panel.getByRole('button', { name: 'Remove overlays' }).click()
}

async function connect({ panel }: Scene, baseUrl: string): Promise<void> {
  await openMore({ panel }, 'Settings')
  await panel.getByRole('radio', { name: 'Analysis service' }).check()
  await panel.getByRole('textbox', { name: 'Service address' }).fill(baseUrl)
  await panel.getByRole('textbox', { name: 'Key' }).fill(KEY)
  await panel.getByRole('button', { name: 'Test connection' }).click()
  await panel.getByText('The connection works').waitFor()
  await panel.getByRole('tab', { name: 'Analyse' }).click()
}

async function readRun(scene: Scene, engineTime: (scene: Scene) => Promise<number>): Promise<Run> {
  const marks = await scene.panel.locator('html').evaluate(() =>
    performance
      .getEntriesByType('mark')
      .filter(({ name }) => name.startsWith('glance:'))
      .map(({ name, startTime }) => ({ name: name.slice('glance:'.length), startTime }))
  )
  const at = (name: string): number => marks.find((mark) => mark.name === name)!.startTime
  // On this device a frame is neither handed over nor fetched.
  const gone = PHASES.filter((phase) => marks.some(({ name }) => name === phase))
  const ends = [...gone.slice(1), 'done']
  const phases = Object.fromEntries([
    ...PHASES.map((phase) => [phase, 0] as const),
    ...gone.map((phase, i) => [phase, at(ends[i]!) - at(phase)] as const)
  ])
  return {
    phases,
    total: at('done') - at('exporting'),
    export: await scene.page.evaluate(
      () => performance.getEntriesByName('picture').at(-1)!.duration
    ),
    engine: await engineTime(scene)
  }
}

async function engineInWorker(scene: Scene): Promise<number> {
  const found = await Promise.all(
    // Workers that answer one question may end meanwhile; they hold no measures.
    scene.page.workers().map((worker) => worker.evaluate(measuresOf, STEPS).catch(() => 0))
  )
  return Math.max(0, ...found)
}

async function engineHere(): Promise<number> {
  return measuresOf(STEPS)
}

function measuresOf(names: string[]): number {
  return names
    .flatMap((name) => performance.getEntriesByName(name))
    .reduce((sum, { duration }) => sum + duration, 0)
}

function phaseTable({ device, service }: Measured, isOther: boolean): Table {
  const row = (label: string, read: (run: Run) => number): Table['rows'][number] => ({
    label,
    values: [device, service]
      .filter(isMeasured)
      .flatMap((all) => [
        round(median(all.flatMap(({ warm }) => warm.map(read)))),
        round(median(all.map(({ cold }) => read(cold))))
      ])
  })
  const ours = (run: Run): number => run.total - run.export - run.engine
  const share = (run: Run): number => (100 * ours(run)) / run.total
  return {
    title: `${isOther ? 'The other build: from' : 'From'} Analyse to overlays placed, ${FRAME}, 1440 x 1024 px`,
    note: `ms, median of ${ROUNDS} first and ${ROUNDS * RUNS} warm runs, in Chromium through the playground; builds take turns. The service answers polls every second or two, so its wait is mostly the interval.`,
    columns: ['on device', 'first', ...(isMeasured(service) ? ['over HTTP', 'first'] : [])],
    rows: [
      ...PHASES.map((phase) => row(phase, (run) => run.phases[phase]!)),
      row('total', (run) => run.total),
      row('export: draw and encode, the host', (run) => run.export),
      row('engine: decode, perceive, draw and encode', (run) => run.engine),
      row('ours: all but export and engine', ours),
      row('ours, % of total', share)
    ]
  }
}

function isMeasured({ length }: Runs[]): boolean {
  return length > 0
}
