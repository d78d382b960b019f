/** @module-tag thorough */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { flatten, type Scene, type Stage } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { press } from './support/more'

let stage: Stage
let scene: Scene

beforeAll(async () => {
  stage = await sharedStage()
})
afterEach(() => scene.close())
afterAll(() => stage.close())

const results = () => scene.panel.getByRole('list', { name: 'Results on this page' })

it('with nothing selected the whole page can be analysed; it ends in a list, which is compared by one press', async () => {
  scene = await stage.open({ samples: 'banner' })
  const { panel } = scene
  await panel.getByText('Nothing is selected on the canvas.').waitFor()
  expect(await panel.getByRole('button', { name: 'Analyse selection' }).isDisabled()).toBe(true)
  await press(scene, 'Analyse all 2 frames on this page')

  await panel.getByRole('heading', { name: '2 frames analysed' }).waitFor()
  const list = panel.getByRole('list', { name: 'Analysed frames' })
  await list
    .getByText(/^People see .* first/)
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

it(
  'lists the page’s results, marks those out of date, and shows a frame by a press',
  { tags: ['thorough'] },
  async () => {
    scene = await stage.open({ samples: 'banner' })
    const { panel, page } = scene
    await scene.analyse('Ad banner 300x250')
    await scene.select()
    await results()
      .getByText(/% of attention/)
      .waitFor()
    await panel.getByRole('button', { name: 'Analyse 1 more frame' }).waitFor()
    expect(await results().getByText('Out of date').count()).toBe(0)

    const { children } = await scene.find('Ad banner 300x250')
    const { id } = flatten(children).find(({ name }) => name === 'Headline')!
    await page.evaluate((text) => window.playground.setText(text, 'Wake'), id)
    await results().getByText('Out of date').waitFor()
    await results().getByRole('button').click()
    await panel.getByRole('region', { name: 'Verdict' }).waitFor()

    await scene.select()
    await page.evaluate(() => window.playground.setViewOnly(true))
    await panel.getByText('Results others have made can be opened here.').waitFor()
    await results().getByRole('button').click()
    await panel.getByRole('region', { name: 'Verdict' }).waitFor()
    expect(scene.errors).toEqual([])
  }
)

it(
  'offers the frame around a selected layer, selects it and analyses it by one press',
  { tags: ['thorough'] },
  async () => {
    scene = await stage.open({ samples: '300x250' })
    const { panel } = scene
    await scene.select('CTA')
    await panel.getByText('“CTA” is inside “Ad banner 300x250”.').waitFor()
    await press(scene, 'Analyse “Ad banner 300x250”')
    await panel.getByRole('region', { name: 'Verdict' }).waitFor()
    const { id } = await scene.find('Ad banner 300x250')
    expect(await scene.page.evaluate(() => window.playground.selection)).toEqual([id])

    await scene.select('Headline')
    await panel.getByRole('region', { name: 'Selected layer' }).waitFor()
    expect(await panel.getByRole('region', { name: 'Verdict' }).isVisible()).toBe(true)
  }
)

it(
  'says why it chose the medium of a frame, and keeps another choice for frames of its kind',
  { tags: ['thorough'] },
  async () => {
    scene = await stage.open({ samples: 'landing' })
    const { panel } = scene
    await scene.select('Landing page A')
    await panel.getByRole('button', { name: 'Medium: Desktop page, 1440 px wide' }).click()
    await panel.getByRole('menuitem', { name: 'Other design' }).click()
    await scene.select('Landing page B')
    await panel.getByRole('button', { name: 'Medium: Other design, as chosen' }).click()
    await panel.getByRole('menuitem', { name: 'By size: Desktop page' }).click()
    await panel.getByRole('button', { name: 'Medium: Desktop page, 1440 px wide' }).waitFor()
  }
)
