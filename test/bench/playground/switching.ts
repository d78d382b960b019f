import { openStage, type Scene } from '../../support/playground'
import { round, type Table } from '../table'

/** A page with many layers, so that the result is long. */
const FRAME = 'Landing page A'
const TIMES = 60

/** How long the panel takes to show another map or tab, and how evenly it scrolls. */
export async function measureSwitching(): Promise<Table> {
  const stage = await openStage()
  try {
    const scene = await stage.open()
    await scene.analyse(FRAME)
    await scene.panel.getByText('of attention').first().waitFor()
    await scene.unfold('In words')
    await scene.panel.getByRole('heading', { name: 'Where people look' }).waitFor()
    const rows: [string, number[]][] = [
      ['another map', await presses(scene, 'input[type=radio][name]')],
      ['another tab', await presses(scene, '[role=tab]')],
      ['a frame while scrolling a result', await scrolls(scene)]
    ]
    return {
      title: 'Switching and scrolling in the panel',
      note: `ms of ${TIMES} times, in Chromium through the playground: from the press until the browser has painted the answer; at least one frame of 16.7 ms.`,
      columns: ['median', 'p95', 'most'],
      rows: rows.map(([label, all]) => ({
        label,
        values: [at(all, 0.5), at(all, 0.95), at(all, 1)].map((ms) => round(ms, 1))
      }))
    }
  } finally {
    await stage.close()
  }
}

/** Presses the controls that the selector finds, one after another, and waits for the paint after each. */
async function presses({ panel }: Scene, selector: string): Promise<number[]> {
  return panel.locator('html').evaluate(
    async (_, { controls, times }) => {
      const all: number[] = []
      const { port1, port2 } = new MessageChannel()
      for (let time = 1; time <= times; time++) {
        const found = [...document.querySelectorAll<HTMLElement>(controls)]
        const start = performance.now()
        found[time % found.length]!.click()
        await new Promise((painted) => {
          port1.onmessage = painted
          // A message sent in a frame's callback arrives after that frame was painted.
          requestAnimationFrame(() => port2.postMessage(null))
        })
        all.push(performance.now() - start)
      }
      return all
    },
    { controls: selector, times: TIMES }
  )
}

/** The time between the frames of a result that is scrolled from its top to its end. */
async function scrolls({ panel }: Scene): Promise<number[]> {
  return panel.getByRole('tabpanel').evaluate(async (screen, times) => {
    const all: number[] = []
    let before = await new Promise<number>(requestAnimationFrame)
    for (let time = 1; time <= times; time++) {
      screen.scrollTop = ((screen.scrollHeight - screen.clientHeight) * time) / times
      const now = await new Promise<number>(requestAnimationFrame)
      all.push(now - before)
      before = now
    }
    return all
  }, TIMES)
}

function at(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)]!
}
