import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TreeNode } from '../../src/playground/host/contract'
import { flatten, type Scene } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { axeViolations } from './support/axe-violations'
import { heightOf, HIGHEST } from './support/height-of'

const FRAME = 'Landing page B'
const CHANGE = 'Fill “Order Morrow One” with your orange (#C2410C)'
const MOVE = 'Move “Order Morrow One” before “See a morning with it”'
const CHANGED = '“Order Morrow One” in orange'
const COPY = `${FRAME} – tried: Order Morrow One in orange`

const stage = await sharedStage()
let scene: Scene
/** The frame before anything was tried. */
let before: TreeNode
let fixes: Locator
let tried: Locator
let changed: Locator
let tryIt: Locator

/** A frame for whose main action something was found to help. Each test but the last leaves it as it finds it. */
beforeAll(async () => {
  scene = await stage.open()
  await scene.analyse(FRAME)
  before = await scene.find(FRAME)
  fixes = scene.panel.getByRole('region', { name: 'What to change' })
  tried = scene.panel.getByRole('region', { name: 'Tried on copies' })
  changed = tried.getByRole('article', { name: CHANGED })
  tryIt = fixes.getByRole('button', { name: `Try on a copy: ${CHANGE}` })
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
    .getByRole('heading', { name: /^Fill .*: .+ → .+ sees? it within 2 seconds$/ })
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
  await changed.getByRole('button', { name: `Show the copy “${COPY}”` }).click()
  await changed.getByText(/^Better: .+ within 2 seconds/).waitFor()
  expect(await scene.page.evaluate(() => window.playground.selection)).toEqual([before.id])
  // Nothing that is seen of the frame is touched.
  expect((await scene.find(FRAME)).children).toEqual(before.children)
  expect(await copies()).toEqual([`Glance: ${COPY}`, COPY])
  expect(await axeViolations(scene)).toEqual([])
  await changed.getByRole('button', { name: `Discard the copy “${COPY}”` }).click()
  await changed.waitFor({ state: 'detached' })
  expect(await copies()).toEqual([])
})

it('a fix is applied to the frame itself, leaves the list, and is offered again once it is undone', async () => {
  const row = async (): Promise<string[]> => {
    const actions = flatten([await scene.find(FRAME)]).find(({ name }) => name === 'Hero / Actions')
    return actions!.children.map(({ name }) => name)
  }
  expect(await row()).toEqual(['Secondary CTA', 'Primary CTA'])
  await fixes.getByRole('button', { name: /^Show all 2/ }).dispatchEvent('click')
  await fixes.getByRole('button', { name: `Apply to my frame: ${MOVE}` }).dispatchEvent('click')
  const moveOnCopy = fixes.getByRole('button', { name: `Try on a copy: ${MOVE}` })
  await moveOnCopy.waitFor({ state: 'detached' })
  expect(await row()).toEqual(['Primary CTA', 'Secondary CTA'])
  expect(await copies()).toEqual([])
  await scene.page.evaluate(() => window.playground.undo())
  await moveOnCopy.waitFor()
  expect(await row()).toEqual(['Secondary CTA', 'Primary CTA'])
})
