import { openStage } from '../../support/playground'
import { round, type Table } from '../table'

/** 1440 x 1024 px. */
const FRAME = 'Landing page A'
const EDITS = 20

/** How long Live takes to answer an edit, its wait for a pause included. */
export async function measureLive(): Promise<Table> {
  const stage = await openStage()
  try {
    const { find, analyse, page, panel } = await stage.open()
    await analyse(FRAME)
    await panel.getByRole('switch', { name: 'Live' }).press('Space')
    const { id } = await find('Hero / Headline')
    const times: number[] = []
    for (let edit = 0; edit < EDITS; edit++) {
      const text = `Wake up to light ${edit}`
      const begun = performance.now()
      await page.evaluate(([node, said]) => window.playground.setText(node!, said!), [id, text])
      await panel.getByText('Looking at your change').waitFor()
      await panel.getByText('As the frame is now.').waitFor()
      times.push(performance.now() - begun)
    }
    const sorted = times.sort((one, other) => one - other)
    const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))]!
    return {
      title: `Live: from an edit to its answer, ${FRAME}, 1440 x 1024 px`,
      note: `ms of ${EDITS} edits of the headline in Chromium, through the playground; 400 of them wait for a pause.`,
      columns: ['p50', 'p95', 'most'],
      rows: [{ label: 'answer', values: [at(0.5), at(0.95), at(1)].map((ms) => round(ms, 0)) }]
    }
  } finally {
    await stage.close()
  }
}
