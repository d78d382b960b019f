import { startServer } from '../../../src/node/http/start-server'
import { openMore } from '../../browser/support/more'
import { openStage, type Scene, type Stage } from '../../support/playground'
import { median, round, type Table } from '../table'

/** 1440 x 1024 px. */
const FRAME = 'Landing page A'
const RUNS = 7
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
const STEPS = ['glance:decode', 'glance:perceive', 'glance:draw']

/** From the press of Analyse to the overlays placed, on this device and over HTTP. */
export async function measureAnalysis(): Promise<Table[]> {
  const server = await startServer({ port: 0, key: KEY })
  const stage = await openStage()
  try {
    const device = await runs(stage, async () => {})
    const service = await runs(stage, (scene) => connect(scene, server.baseUrl), engineHere)
    return [phaseTable(device, service)]
  } finally {
    await stage.close()
    await server.stop()
  }
}

async function runs(
  stage: Stage,
  prepare: (scene: Scene) => Promise<void>,
  engineTime: (scene: Scene) => Promise<number> = engineInWorker
): Promise<{ cold: Run; warm: Run[] }> {
  const scene = await stage.open()
  await prepare(scene)
  await scene.analyse(FRAME)
  const cold = await readRun(scene, engineTime)
  const warm: Run[] = []
  for (let run = 0; run < RUNS; run++) {
    await scene.deleteResult()
    await scene.analyse(FRAME)
    warm.push(await readRun(scene, engineTime))
  }
  await scene.page.context().close()
  return { cold, warm }
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
    export: await scene.page.evaluate(() => window.playground.metrics.pictures.at(-1)!.ms),
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

type Measured = Awaited<ReturnType<typeof runs>>

function phaseTable(device: Measured, service: Measured): Table {
  const row = (label: string, read: (run: Run) => number): Table['rows'][number] => ({
    label,
    values: [
      ...[device, service].flatMap(({ warm, cold }) => [
        round(median(warm.map(read))),
        round(read(cold))
      ])
    ]
  })
  const ours = (run: Run): number => run.total - run.export - run.engine
  const share = (run: Run): number => (100 * ours(run)) / run.total
  return {
    title: `From Analyse to overlays placed, ${FRAME}, 1440 x 1024 px`,
    note: `ms, median of ${RUNS} warm runs and the first one, in Chromium through the playground. The service answers polls every second or two, so its wait is mostly the interval.`,
    columns: ['on device', 'first', 'over HTTP', 'first'],
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
