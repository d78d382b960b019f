/** @module-tag thorough */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type RunningServer, startServer } from '../../src/node/http/start-server'
import { type Stage, stageOn } from '../support/playground'
import { browserOfRun } from '../support/shared-stage'
import { openMore, press } from './support/more'
import { whenSettled } from './support/when-settled'

const KEY = 'browser-test-key-7f3a'
const [A, B] = ['Ad banner 300x250', 'Ad banner 970x250'] as const

let stage: Stage
let service: RunningServer

beforeAll(async () => {
  const server = { url: inject('stage').playground }
  stage = stageOn(await browserOfRun(), server, undefined, true)
  service = await startServer({ port: 0, key: KEY, middleware: whenSettled })
})
afterAll(async () => {
  await stage.close()
  await service.stop()
})

it('without what Safari lacks, a frame is analysed and reported, a service connected, and frames compared by it', async () => {
  const scene = await stage.open({ samples: 'banner' })
  const { page, panel } = scene
  await scene.analyse(A)
  const here = [
    await panel.locator('html').evaluate(() => 'requestIdleCallback' in globalThis),
    ...(await Promise.all(
      page.workers().map((worker) => worker.evaluate(() => 'Iterator' in self))
    ))
  ]
  expect(here).toEqual([false, false])
  await panel.getByRole('region', { name: 'Verdict' }).locator('[data-known=true]').waitFor()
  await scene.unfold('Scores')
  await panel.getByRole('meter', { name: 'Clarity' }).waitFor()
  await scene.unfold('Report')
  const report = panel.getByRole('region', { name: 'Report' })
  await report.getByRole('radio', { name: 'Markdown' }).press('Space')

  await openMore(scene, 'Settings')
  await panel.getByRole('radio', { name: 'Analysis service' }).check()
  await panel.getByRole('textbox', { name: 'Service address' }).fill(service.baseUrl)
  await panel.getByRole('textbox', { name: 'Key' }).fill(KEY)
  await press(scene, 'Test connection')
  await panel.getByText('The connection works').waitFor()
  await panel.getByRole('tab', { name: 'Compare' }).click()
  await scene.select(A, B)
  await press(scene, 'Compare')
  await panel.getByRole('region', { name: 'What moved' }).waitFor()
  expect(scene.errors).toEqual([])
})
