import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TreeNode } from '../../src/playground/host/contract'
import { flatten, type Scene } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { axeViolations } from './support/axe-violations'
import { heightOf, HIGHEST } from './support/height-of'

const FRAME = 'Landing page B'
const stage = await sharedStage()
let scene: Scene
/** The frame before anything was tried. */
let before: TreeNode
let fixes: Locator
let tried: Locator
/** What is offered first, its button, the name of its copy, and what came of it. */
let change: string
let tryIt: Locator
let copy: string
let changed: Locator

/** A frame for whose main action something was found to help. Each test but the last leaves it as it finds it. */
beforeAll(async () => {
  scene = await stage.open()
  await scene.analyse(FRAME)
  before = await scene.find(FRAME)
  fixes = scene.panel.getByRole('region', { name: 'What to change' })
  tried = scene.panel.getByRole('region', { name: 'Tried on copies' })
  const first = fixes.getByRole('button', { name: /^Try on a copy: / }).first()
  // Each change is analysed like the frame itself.
  await first.waitFor()
  change = (await first.getAttribute('aria-label'))!.replace('Try on a copy: ', '')
  tryIt = fixes.getByRole('button', { name: `Try on a copy: ${change}` })
  copy = `${FRAME} – tried: ${change.replace(/[“”]/g, '')}`
  changed = tried.getByRole('article', { name: change })
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
    .getByRole('heading', { name: /: .+ → .+ sees? it within 2 seconds$/ })
    .first()
    .waitFor()
  expect(await heightOf(scene)).toBeLessThanOrEqual(HIGHEST)
  // A click waits for navigations, which a busy Chromium may never report as finished.
  await tryIt.dispatchEvent('click')
  await changed.getByText(/^Better: .+ within 2 seconds/).waitFor()
  expect(await changed.getAttribute('data-outcome')).toBe('better')
  await changed.getByText(/^Before: \d+%, \d+\w\w$/).waitFor()
  await changed.getByText(/^After: \d+%, \d+\w\w$/).waitFor()
  expect(await changed.getByRole('img').count()).toBe(2)
  // The copy is shown with its frame, and the panel stays where it is.
  await changed.getByRole('button', { name: `Show the copy “${copy}”` }).click()
  await changed.getByText(/^Better: .+ within 2 seconds/).waitFor()
  expect(await scene.page.evaluate(() => window.playground.selection)).toEqual([before.id])
  // Nothing that is seen of the frame is touched.
  expect((await scene.find(FRAME)).children).toEqual(before.children)
  expect(await copies()).toEqual([`Glance: ${copy}`, copy])
  expect(await axeViolations(scene)).toEqual([])
  await changed.getByRole('button', { name: `Discard the copy “${copy}”` }).click()
  await changed.waitFor({ state: 'detached' })
  expect(await copies()).toEqual([])
})

it('a fix is applied to the frame itself, leaves the list, and is offered again once it is undone', async () => {
  await fixes.getByRole('button', { name: `Apply to my frame: ${change}` }).dispatchEvent('click')
  await tryIt.waitFor({ state: 'detached' })
  // The frame looks different from what was analysed.
  const outOfDate = scene.panel.getByText('Out of date')
  await outOfDate.waitFor()
  await fixes.getByText('The frame has changed. Run again for new suggestions.').waitFor()
  expect(await copies()).toEqual([])
  await scene.page.evaluate(() => window.playground.undo())
  await tryIt.waitFor()
  await outOfDate.waitFor({ state: 'detached' })
})
