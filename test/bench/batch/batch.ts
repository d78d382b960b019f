import { openStage, type Scene, type Stage } from '../../support/playground'
import { round, type Table } from '../table'
import { peakDuring, residentMegabytes } from './browser-memory'
import { type LiveMemory, MemoryReader } from './live-memory'
import { variantPictures } from './variant-pictures'

const COUNTS = [1, 10, 100]
const DESIGN = 'Landing page A'

interface Measured {
  count: number
  seconds: number
  /** Resident memory of the browser's processes, MB. */
  resident: { before: number; peak: number; after: number }
  /** Live memory with the plugin open, after the run. */
  open: LiveMemory
  /** The same when the plugin has been closed: what is left is the playground and its document. */
  closed: LiveMemory
}

/** Time and memory of 1, 10 and 100 frames in one run, on this device, in the playground. */
export async function measureBatch(): Promise<Table> {
  const stage = await openStage()
  try {
    const measured: Measured[] = []
    for (const count of COUNTS) measured.push(await run(stage, count))
    return table(measured)
  } finally {
    await stage.close()
  }
}

async function run(stage: Stage, count: number): Promise<Measured> {
  const scene = await stage.open({ samples: 'landing' })
  try {
    const memory = await MemoryReader.of(scene.page)
    await warmUp(scene)
    await place(scene, count)
    const analyse = scene.panel.getByRole('button', { name: /^Analyse/ })
    await analyse.waitFor()
    const before = await residentMegabytes()
    const start = performance.now()
    let seconds = 0
    const peak = await peakDuring(async () => {
      await analyse.click()
      await ended(scene, count)
      seconds = (performance.now() - start) / 1000
    })
    const resident = { before, peak, after: await residentMegabytes() }
    const open = await memory.read()
    await scene.page.evaluate(() => window.playground.closePlugin())
    return { count, seconds, resident, open, closed: await memory.read() }
  } finally {
    await scene.page.context().close()
  }
}

/** The engine starts with the first run of a session, which is not what is measured here. */
async function warmUp(scene: Scene): Promise<void> {
  await scene.analyse(DESIGN)
  await scene.deleteResult()
}

async function place(scene: Scene, count: number): Promise<void> {
  const { id } = await scene.find(DESIGN)
  const design = await scene.page.evaluate(
    async (node) => [...(await window.playground.exportPng(node, 0.6))],
    id
  )
  const pictures = await variantPictures(Uint8Array.from(design), count)
  for (const { name, png } of pictures) {
    await scene.page.evaluate(
      async ([name, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
        await window.playground.open([new File([bytes], `${name}.png`)])
      },
      [name, png.toString('base64')] as const
    )
  }
  await scene.select(...pictures.map(({ name }) => name))
}

async function ended({ panel }: Scene, count: number): Promise<void> {
  const end =
    count === 1
      ? panel.getByRole('region', { name: 'Verdict' })
      : panel.getByRole('heading', { name: `${count} frames analysed` })
  await end.waitFor({ timeout: 900_000 })
}

function table(measured: Measured[]): Table {
  const row = (label: string, read: (run: Measured) => number, digits = 0) => ({
    label,
    values: measured.map((run) => round(read(run), digits))
  })
  return {
    title: 'Many frames in one run, on this device, different pictures of 800 x 600 px',
    note:
      'In Chromium through the playground, engine warm. Resident: all processes of the browser, by ps every 250 ms, ' +
      'shared pages counted in each. Live: heap, DOM and buffers after a collection, by the DevTools protocol; ' +
      'what closing the plugin frees was the plugin’s, the rest is the playground’s document, which now holds five maps a frame.',
    columns: COUNTS.map((count) => (count === 1 ? '1 frame' : `${count} frames`)),
    rows: [
      row('seconds', ({ seconds }) => seconds, 1),
      row('seconds a frame', ({ seconds, count }) => seconds / count, 2),
      row('resident before, MB', ({ resident }) => resident.before),
      row('resident peak, MB', ({ resident }) => resident.peak),
      row('resident after, MB', ({ resident }) => resident.after),
      row('live: panel and sandbox, MB', ({ open, closed }) => open.page - closed.page, 1),
      row('live: the panel’s Workers, MB', ({ open }) => open.workers, 1),
      row('live: playground and document, MB', ({ closed }) => closed.page)
    ]
  }
}
