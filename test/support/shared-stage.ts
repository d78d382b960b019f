import { chromium } from 'playwright-core'
import { inject } from 'vitest'
import { type Stage, stageOn } from './playground'

let stage: Promise<Stage> | undefined

/**
 * The stage of all test files that a worker runs one after another, on the browser and the playground that
 * `serve-stage.ts` started for this run: starting both takes longer than most files. Each file opens it and closes it.
 */
export function sharedStage(): Promise<Stage> {
  stage ??= connect()
  return stage
}

async function connect(): Promise<Stage> {
  const { browser, playground } = inject('stage')
  return stageOn(await chromium.connect(browser), { url: playground })
}
