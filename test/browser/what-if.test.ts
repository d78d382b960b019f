import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TreeNode } from '../../src/playground/host/contract'
import { flatten, type Scene } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { axeViolations } from './support/axe-violations'

const FRAME = 'Landing page B'
const CHANGE = 'Swap the looks of “Order Morrow One” and “See a morning with it”'
const SWAPPED = '“Order Morrow One” and “See a morning with it” swapped'
const COPY = `${FRAME} – tried: Order Morrow One and See a morning with it swapped`

const stage = await sharedStage()
let scene: Scene
/** The frame before anything was tried. */
let before: TreeNode
let fixes: Locator
let tried: Locator
let swapped: Locator
let tryIt: Locator

/** A frame for whose main action something was found to help. Each test but the last leaves it as it finds it. */
beforeAll(async () => {
  scene = await stage.open()
  await scene.analyse(FRAME)
  before = await scene.find(FRAME)
  fixes = scene.panel.getByRole('region', { name: 'What to change' })
  tried = scene.panel.getByRole('region', { name: 'Tried on copies' })
  swapped = tried.getByRole('article', { name: SWAPPED })
  tryIt = fixes.getByRole('button', { name: `Try it: ${CHANGE}` })
  // Each change is analysed like the frame itself.
  await tryIt.waitFor({ timeout: 100_000 })
})
afterEach(() => expect(scene.errors).toEqual([]))
afterAll(async () => {
  await scene.close()
})

/** Names of the copies on the page, and of their overlays. */
async function copies(): Promise<string[]> {
  const names = flatten(await scene.tree()).map(({ name }) => name)
  return names.filter((name) => name.includes('tried:')).sort()
}

it('a fix says what it gains, is tried on a copy, compared, and kept or discarded', async () => {
  await fixes
    .getByRole('heading', { name: /^Swap .*: .+ → .+ sees? it within 2 seconds$/ })
    .waitFor()
  // A click waits for navigations, which a busy Chromium may never report as finished.
  await tryIt.dispatchEvent('click')
  await swapped.getByText(/^Better: .+ within 2 seconds/).waitFor()
  expect(await swapped.getAttribute('data-outcome')).toBe('better')
  await swapped.getByText(/^Before: \d+%, \d+\w\w$/).waitFor()
  await swapped.getByText(/^After: \d+%, \d+\w\w$/).waitFor()
  expect(await swapped.getByRole('img').count()).toBe(2)
  // The copy is shown with its frame, and the panel stays where it is.
  await swapped.getByRole('button', { name: `Show the copy “${COPY}”` }).click()
  await swapped.getByText(/^Better: .+ within 2 seconds/).waitFor()
  expect(await scene.page.evaluate(() => window.playground.selection)).toEqual([before.id])
  // Nothing that is seen of the frame is touched.
  expect((await scene.find(FRAME)).children).toEqual(before.children)
  expect(await copies()).toEqual([`Glance: ${COPY}`, COPY])
  expect(await axeViolations(scene)).toEqual([])
  await swapped.getByRole('button', { name: `Discard the copy “${COPY}”` }).click()
  await swapped.waitFor({ state: 'detached' })
  expect(await copies()).toEqual([])
})
