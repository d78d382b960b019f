import type { Page } from 'playwright-core'

const LOOK_MS = 40
/** So long nothing may have happened before time is let pass. */
const QUIET_MS = 250
/** The longest leap: the panel's own work must not be taken for silence. */
const LEAP_MS = 8_000
/** Longer than any wait of the panel. */
const PATIENCE_MS = 15 * 60_000

/** Time in a page: it runs as it does, and leaps where the panel waits for a silent service. */
export interface PassingTime {
  /** Lets time pass until a condition holds; false when it does not within a quarter of an hour. */
  until: (condition: () => Promise<boolean>) => Promise<boolean>
}

const controlled = new WeakSet<Page>()

/** `happened` counts what happens. */
export async function passingTime(page: Page, happened: () => number): Promise<PassingTime> {
  if (!controlled.has(page)) await page.clock.install()
  controlled.add(page)
  return {
    until: async (condition) => {
      let [passed, leap, quiet, known] = [0, 1_000, 0, happened()]
      while (!(await condition())) {
        if (passed > PATIENCE_MS) return false
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
        quiet = happened() === known ? quiet + LOOK_MS : 0
        if (quiet === 0) leap = 1_000
        known = happened()
        if (quiet < QUIET_MS) continue
        await page.clock.fastForward(leap)
        passed += leap
        quiet = 0
        leap = Math.min(LEAP_MS, leap * 2)
      }
      return true
    }
  }
}
