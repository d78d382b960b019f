/** @module-tag thorough */
import { afterEach, expect, it } from 'vitest'
import type { Scene } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { press } from './support/more'

const stage = await sharedStage()
let scene: Scene

afterEach(() => scene.close())

it('with nothing selected the whole page can be analysed; it ends in a list, which is compared by one press', async () => {
  scene = await stage.open({ samples: 'banner' })
  const { panel } = scene
  await panel.getByRole('heading', { name: 'Select a frame to analyse' }).waitFor()
  await press(scene, 'Analyse all 2 frames on this page')

  await panel.getByRole('heading', { name: '2 frames analysed' }).waitFor()
  const list = panel.getByRole('list', { name: 'Analysed frames' })
  await list
    .getByText(/ sees? .* within 2 seconds/)
    .nth(1)
    .waitFor()
  expect(await list.getByRole('button').locator('img').count()).toBe(2)
  await press(scene, 'Compare 2')
  await panel
    .getByRole('heading', { name: 'How sure?' })
    .or(panel.getByText('How sure?'))
    .first()
    .waitFor()
  expect(await scene.page.evaluate(() => window.playground.selection)).toHaveLength(2)

  await panel.getByRole('tab', { name: 'Analyse' }).click()
  await scene.select()
  await list.getByText('Ad banner 300x250').click()
  await panel.getByRole('region', { name: 'Verdict' }).waitFor()
  await press(scene, 'Back to all 2 results')
  await press(scene, 'Done')
  expect(scene.errors).toEqual([])
})
