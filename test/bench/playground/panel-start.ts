import { openStage, type Scene, type Stage } from '../../support/playground'
import { median, round, type Table } from '../table'

const RUNS = 7

/** One start, in ms by the browser's own clock: the tool that drives it takes its time to see a control. */
interface Start {
  /** From the menu command to the panel's first control: the main thread's boot included. */
  total: number
  /** Of it, from the panel's navigation until its document is loaded and its script has run. */
  document: number
}

/**
 * From the menu command to the panel's first control, for both ways in which Figma was seen to make the panel's
 * document: as an address that holds all of it, which a browser hands on and reads many times, and as srcdoc.
 */
export async function measurePanelStart(): Promise<Table> {
  const stage = await openStage()
  try {
    const data = await starts(stage, 'data')
    const srcdoc = await starts(stage, 'srcdoc')
    const row = (label: string, read: (start: Start) => number): Table['rows'][number] => ({
      label,
      values: [data, srcdoc].flatMap((all) => [
        round(median(all.map(read))),
        round(Math.min(...all.map(read)))
      ])
    })
    return {
      title: 'Start of the panel',
      note: `ms, median of ${RUNS} starts in Chromium, through the playground, and the fastest.`,
      columns: ['data: address', 'fastest', 'srcdoc', 'fastest'],
      rows: [
        row('menu command to first control', ({ total }) => total),
        row('of it, panel document loaded and run', (start) => start.document)
      ]
    }
  } finally {
    await stage.close()
  }
}

async function starts(stage: Stage, document: string): Promise<Start[]> {
  const scene = await stage.open({ document })
  await scene.page.addInitScript({ content: MARK_FIRST_CONTROL })
  const all: Start[] = []
  for (let run = 0; run < RUNS; run++) all.push(await start(scene))
  await scene.page.context().close()
  return all
}

/** Runs in every new document of the page: the panel's marks the moment its tabs are there. */
const MARK_FIRST_CONTROL = `new MutationObserver((_, observer) => {
  if (!document.querySelector('[role=tab]')) return
  performance.mark('first-control')
  observer.disconnect()
}).observe(document, { childList: true, subtree: true })`

async function start({ page, panel }: Scene): Promise<Start> {
  const begun = await page.evaluate(async () => {
    window.playground.closePlugin()
    const now = performance.timeOrigin + performance.now()
    await window.playground.runCommand('Open Glance')
    return now
  })
  await panel.getByRole('tab', { name: 'Analyse' }).waitFor()
  const { shown, loaded } = await panel.locator('html').evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [mark] = performance.getEntriesByName('first-control')
    return {
      shown: performance.timeOrigin + mark!.startTime,
      loaded: load!.domContentLoadedEventEnd
    }
  })
  return { total: shown - begun, document: loaded }
}
