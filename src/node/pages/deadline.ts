import { errors } from 'playwright-core'

/** A moment that several waits share. */
export class Deadline {
  private readonly at: number

  constructor(ms: number) {
    this.at = performance.now() + ms
  }

  /** What is left, ms, at most `most`; never 0, which Playwright takes for "no limit". */
  left(most = Infinity): number {
    return Math.max(1, Math.min(most, this.at - performance.now()))
  }
}

/** Whether a wait of Playwright's came to its end; false when it took too long. */
export async function inTime(wait: Promise<unknown>): Promise<boolean> {
  try {
    await wait
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}
