import { openStage } from '../../support/playground'
import { median, round, type Table } from '../table'

const RUNS = 7

/** From the menu command to the panel's first control, in ms: the main thread's boot included. */
export async function measurePanelStart(): Promise<Table> {
  const stage = await openStage()
  try {
    const scene = await stage.open()
    const totals: number[] = []
    const scripts: number[] = []
    for (let run = 0; run < RUNS; run++) {
      await scene.page.evaluate(() => window.playground.closePlugin())
      const start = performance.now()
      await scene.page.evaluate(() => window.playground.runCommand('Open Glance'))
      await scene.panel.getByRole('tab', { name: 'Analyse' }).waitFor()
      totals.push(performance.now() - start)
      scripts.push(
        await scene.panel.locator('html').evaluate(() => {
          const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
          return load!.domContentLoadedEventEnd - load!.domInteractive + load!.domInteractive
        })
      )
    }
    return {
      title: 'Start of the panel',
      note: `ms, median of ${RUNS} starts in Chromium, through the playground.`,
      columns: ['median', 'fastest'],
      rows: [
        {
          label: 'menu command to first control',
          values: [round(median(totals)), round(Math.min(...totals))]
        },
        {
          label: 'of it, panel document loaded and run',
          values: [round(median(scripts)), round(Math.min(...scripts))]
        }
      ]
    }
  } finally {
    await stage.close()
  }
}
