/** @module-tag thorough */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Scene, Stage } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { press } from './support/more'

const FRAME = 'Phone checkout'

let stage: Stage
let scene: Scene

beforeAll(async () => {
  stage = await sharedStage()
  scene = await stage.open({ samples: 'phone' })
})
afterAll(async () => {
  await scene.close()
  await stage.close()
})

it('an earlier run unfolds as far as the file keeps it; run again unchanged, it is listed once', async () => {
  const { page, panel } = scene
  await scene.analyse(FRAME)
  await panel.getByText('Suggested. It gets').waitFor()
  const { id } = await scene.find('Title')
  await page.evaluate((text) => window.playground.setText(text, 'Wake'), id)
  await panel.getByRole('heading', { name: 'The frame has changed since this analysis' }).waitFor()
  await press(scene, 'Run again')
  await panel.getByText('Suggested. It gets').waitFor()

  await scene.unfold('History')
  const runs = panel.getByRole('list', { name: 'Runs of this frame, newest first' })
  await runs.getByRole('listitem').nth(1).waitFor()
  await runs.getByText('The first run that is kept').click()
  await panel.getByRole('img', { name: `${FRAME} as it was` }).waitFor()
  await runs.getByText('On this device').waitFor()

  await press(scene, 'Run again')
  await runs.getByText('2 times').waitFor()
  expect(await runs.getByRole('listitem').count()).toBe(2)
  expect(scene.errors).toEqual([])
})
