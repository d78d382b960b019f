/** @module-tag thorough */
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { History } from '../../src/file'
import type { Stage } from '../support/playground'
import { sharedStage } from '../support/shared-stage'

const FRAME = 'Landing page A'
const BUTTON = 'Primary CTA'

let stage: Stage

beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage.close())

it('layers come in one order, are selected from the panel, and one is judged from run to run', async () => {
  const { page, panel, errors, ...scene } = await stage.open({ samples: 'landing-a' })
  await scene.analyse(FRAME)
  const list = panel.getByRole('list', { name: /^Layers in the order/ })
  await list.waitFor()
  const idsIn = (items: Locator): Promise<(string | null)[]> =>
    items.evaluateAll((all) => all.map((item) => item.getAttribute('data-layer')))
  const listed = await idsIn(list.locator('li'))
  expect(listed).toHaveLength(8)
  const chips = panel.getByRole('list', { name: 'Seen first' }).locator('li')
  expect(await idsIn(chips)).toEqual(listed.slice(0, 3))
  const { history } = (await scene.find(FRAME)).sharedPluginData.glance as { history: string }
  const [run] = (JSON.parse(history) as History).runs
  expect(run?.layers?.map(({ id, place }) => [id, place])).toEqual(
    listed.map((id, index) => [id, index + 1])
  )

  // A row draws nothing outside of itself: the focus ring lies within.
  await list.getByRole('button').first().press('ArrowDown')
  const ring = list.locator('button:focus-visible')
  expect(await ring.evaluate((row) => getComputedStyle(row).outlineOffset)).toBe('-2px')

  // A click on a row selects the layer on the canvas; the panel goes on showing the frame.
  const row = list.getByRole('button', { name: new RegExp(`^${BUTTON}, `) })
  await row.click()
  const { id } = await scene.find(BUTTON)
  await expect.poll(() => page.evaluate(() => window.playground.selection)).toEqual([id])
  await list.locator('[aria-current="true"]').waitFor()
  expect(await row.getAttribute('aria-current')).toBe('true')
  expect(await panel.getByRole('heading', { name: FRAME }).isVisible()).toBe(true)

  // The main action is suggested; one press confirms it, and the verdict goes by it.
  const verdict = panel.getByRole('region', { name: 'Verdict' })
  const place = /\d+\w\w of \d+/.exec((await row.textContent()) ?? '')?.[0] ?? 'nowhere'
  await verdict.getByText(`Your button “${BUTTON}” comes ${place}`).waitFor()
  await verdict.getByText('Suggested. It gets').waitFor()
  expect((await scene.find(FRAME)).sharedPluginData.glance).not.toHaveProperty('primary')
  await verdict.getByRole('button', { name: 'Confirm' }).click()
  await verdict.getByText('Suggested.').waitFor({ state: 'detached' })
  const star = list.getByRole('button', { name: `Mark ${BUTTON} as main action` })
  expect(await star.getAttribute('aria-pressed')).toBe('true')
  // The texts have spoken of what was suggested, and not of another layer.
  const stale = panel.getByText('The main action has changed since these texts were written')
  expect(await stale.count()).toBe(0)
  await list
    .getByRole('button', { name: /^Mark .* as main action/ })
    .first()
    .click()
  await stale.waitFor()
  await star.click()
  await stale.waitFor({ state: 'detached' })
  await scene.unfold('In words')
  await panel.getByRole('region', { name: 'Summary' }).getByText(BUTTON).first().waitFor()
  const { id: headline } = await scene.find('Hero / Headline')
  await page.evaluate((text) => window.playground.setText(text, 'Wake'), headline)
  await panel.getByRole('heading', { name: 'The frame has changed since this analysis' }).waitFor()
  await panel.getByRole('button', { name: 'Run again' }).click()
  await verdict.getByText(/since the run of/).waitFor()
  await scene.unfold('History')
  const runs = panel.getByRole('list', { name: 'Runs of this frame, newest first' })
  await runs.getByRole('listitem').nth(1).waitFor()

  // A group that is no layer of the list is asked for on the canvas: it gets what its layers get together.
  await scene.select('Hero / Copy')
  await panel.getByText(/^Taken as one, “Hero \/ Copy” gets \d+% of attention/).waitFor()

  // A teammate who may only look finds all of it in the file.
  await scene.select(FRAME)
  await page.evaluate(() => window.playground.setViewOnly(true))
  await panel.getByText('You can view this file, not edit it').waitFor()
  await verdict.getByText(/since the run of/).waitFor()
  await runs.waitFor()
  expect(await panel.getByRole('button', { name: /^Mark / }).count()).toBe(0)
  expect(await list.getByRole('img', { name: 'Main action' }).count()).toBe(1)
  expect(errors).toEqual([])
  await scene.close()
})
