import type { FrameLocator } from 'playwright-core'
import { launchBrowser } from '../../support/browser'
import { openStage } from '../../support/playground'
import { round, type Table } from '../table'
import { openPanelAlone } from './panel-alone'

/** A page with many layers, so that the result is long. */
const FRAME = 'Landing page A'
const TIMES = 60

/** ms between presses that leave the browser at rest before the next. */
const REST = 150

/**
 * How long the panel takes to show another map or tab, and how evenly it scrolls: by itself, with no canvas behind it,
 * as in Figma, where that is drawn by another process; and in the playground, whose canvas is drawn by the same one.
 */
export async function measureSwitching(): Promise<Table> {
  const alone = await inPanelAlone()
  const rows = [...alone, ...(await inPlayground())]
  return {
    title: 'Switching and scrolling in the panel',
    note: `ms of ${TIMES} times in Chromium, in software: from the press until the browser has painted the answer. Presses follow each other at once, or after a rest of ${REST} ms.`,
    columns: ['median', 'p95', 'most'],
    rows: rows.map(([label, all]) => ({
      label,
      values: [at(all, 0.5), at(all, 0.95), at(all, 1)].map((ms) => round(ms, 1))
    }))
  }
}

type Times = [label: string, all: number[]]

async function inPanelAlone(): Promise<Times[]> {
  const browser = await launchBrowser()
  try {
    const alone = await openPanelAlone(browser, FRAME)
    await alone.panel.getByRole('button', { name: 'Analyse', exact: true }).click()
    const times = await measure('panel alone', alone.panel)
    await alone.close()
    return times
  } finally {
    await browser.close()
  }
}

async function inPlayground(): Promise<Times[]> {
  const stage = await openStage()
  try {
    const scene = await stage.open()
    await scene.analyse(FRAME)
    return await measure('playground', scene.panel)
  } finally {
    await stage.close()
  }
}

/** Of a panel that is about to show a result. */
async function measure(where: string, panel: FrameLocator): Promise<Times[]> {
  await panel.getByText('of attention').first().waitFor()
  await unfold(panel, 'In words')
  await panel.getByRole('heading', { name: 'Where people look' }).waitFor()
  const [maps, tabs] = ['input[type=radio][name]', '[role=tab]']
  return [
    [`${where}: another map`, await presses(panel, maps, REST)],
    [`${where}: another map, at once`, await presses(panel, maps, 0)],
    [`${where}: another tab`, await presses(panel, tabs, REST)],
    [`${where}: another tab, at once`, await presses(panel, tabs, 0)],
    [`${where}: a frame while scrolling a result`, await scrolls(panel)]
  ]
}

async function unfold(panel: FrameLocator, part: string): Promise<void> {
  const head = panel.getByRole('button', { name: part, exact: true })
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
}

/** Presses the controls that the selector finds, one after another, and waits for the paint after each. */
async function presses(panel: FrameLocator, selector: string, rest: number): Promise<number[]> {
  return panel.locator('html').evaluate(
    async (_, { controls, times, pause }) => {
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
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      }
      return all
    },
    { controls: selector, times: TIMES, pause: rest }
  )
}

/** The time between the frames of a result that is scrolled from its top to its end. */
async function scrolls(panel: FrameLocator): Promise<number[]> {
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
