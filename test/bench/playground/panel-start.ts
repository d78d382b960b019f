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
 *
 * @param against A folder with another built plugin, such as an earlier commit's: measured in turns with this one.
 */
export async function measurePanelStart(against?: string): Promise<Table> {
  const stages = [await openStage()]
  if (against !== undefined) stages.push(await openStage(against))
  try {
    const measured = await Promise.all(stages.map(openBoth))
    for (let run = 0; run < RUNS; run++) {
      for (const kinds of measured)
        for (const kind of kinds) kind.starts.push(await start(kind.scene))
    }
    const row = (build: string, label: string, kinds: Kind[], read: (start: Start) => number) => ({
      label: `${build}${label}`,
      values: kinds.flatMap(({ starts }) => [
        round(median(starts.map(read))),
        round(Math.min(...starts.map(read)))
      ])
    })
    return {
      title: 'Start of the panel',
      note: `ms, median of ${RUNS} starts in Chromium, through the playground, and the fastest; builds take turns.`,
      columns: ['data: address', 'fastest', 'srcdoc', 'fastest'],
      rows: measured.flatMap((kinds, i) => {
        const build = i === 0 ? '' : 'the other build: '
        return [
          row(build, 'menu command to first control', kinds, ({ total }) => total),
          row(build, 'of it, panel document loaded and run', kinds, (one) => one.document)
        ]
      })
    }
  } finally {
    await Promise.all(stages.map((stage) => stage.close()))
  }
}

/** One way to make the panel's document, and its starts. */
interface Kind {
  scene: Scene
  starts: Start[]
}

async function openBoth(stage: Stage): Promise<Kind[]> {
  const kinds: Kind[] = []
  for (const document of ['data', 'srcdoc']) {
    const scene = await stage.open({ document })
    await scene.page.addInitScript({ content: MARK_FIRST_CONTROL })
    kinds.push({ scene, starts: [] })
  }
  return kinds
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
