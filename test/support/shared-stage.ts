import { type Browser, chromium } from 'playwright-core'
import { afterAll, inject } from 'vitest'
import { patient } from './browser'
import { type Stage, stageOn } from './playground'

let stage: Promise<Stage> | undefined

/**
 * The stage of all test files that a worker runs one after another, on the browser and the playground that
 * `serve-stage.ts` started for this run: starting both takes longer than most files. Closes it after the file's tests.
 */
export async function sharedStage(): Promise<Stage> {
  const opened = await (stage ??= connect())
  afterAll(() => opened.close())
  return opened
}

/** A connection of its own to that browser, for tests without the playground. Closing it closes the pages it opened. */
export async function browserOfRun(): Promise<Browser> {
  return patient(await chromium.connect(inject('stage').browser))
}

async function connect(): Promise<Stage> {
  return stageOn(await browserOfRun(), { url: inject('stage').playground })
}
