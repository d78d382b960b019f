/** @module-tag thorough */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { flatten, type Scene, type Stage } from '../support/playground'
import { sharedStage } from '../support/shared-stage'

const FRAMES = ['Ad banner 300x250', 'Ad banner 970x250', 'Phone checkout']
const HIDDEN = 'Landing page B'

let stage: Stage
let scene: Scene

beforeAll(async () => {
  stage = await sharedStage()
  scene = await stage.open({ samples: 'banner,phone,landing b' })
})
afterAll(async () => {
  await scene.close()
  await stage.close()
})

/** The frames that have overlays, by name. */
async function overlaid(): Promise<string[]> {
  const names = flatten(await scene.tree()).map(({ name }) => name)
  return names.flatMap((name) => (name.startsWith('Glance: ') ? name.slice(8) : [])).sort()
}

it('analyses several frames in one run: one refused, one cancelled and tried again, one undo each', async () => {
  const { page, panel } = scene
  const { id } = await scene.find(HIDDEN)
  await page.evaluate((hidden) => window.playground.setVisible(hidden, false), id)
  await scene.select(...FRAMES, HIDDEN)

  await panel.getByText('4 layers selected').waitFor()
  const listed = panel.getByRole('list', { name: 'Selected layers' })
  await listed.getByText('This layer is hidden').waitFor()
  await panel.getByRole('button', { name: 'Analyse 3 frames' }).click()

  const rows = panel.getByRole('list', { name: 'Frames' })
  await rows.getByRole('button', { name: 'Cancel Phone checkout' }).click()
  await panel.getByRole('heading', { name: '2 frames analysed, 1 cancelled' }).waitFor()
  expect(await overlaid()).toEqual(FRAMES.slice(0, 2))

  // A single frame's result is there as if it had been analysed alone.
  await scene.select('Ad banner 300x250')
  await panel.getByRole('region', { name: 'Verdict' }).waitFor()
  await scene.select(...FRAMES)
  await listed.getByText('Analysed just now').nth(1).waitFor()

  await panel.getByRole('button', { name: 'Try 1 again' }).click()
  await panel.getByRole('heading', { name: '3 frames analysed' }).waitFor()
  expect(await overlaid()).toEqual(FRAMES)
  await panel.getByRole('button', { name: 'Compare', exact: true }).first().waitFor()

  for (const left of [2, 1, 0]) {
    await page.evaluate(() => window.playground.undo())
    await expect.poll(async () => (await overlaid()).length).toBe(left)
  }
  await panel.getByRole('button', { name: 'Analyse 3 frames' }).waitFor()
  expect(scene.errors).toEqual([])
})
