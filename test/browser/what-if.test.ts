import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TreeNode } from '../../src/playground/host/contract'
import { flatten, type Scene, type Stage } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { axeViolations } from './support/axe-violations'

const FRAME = 'Landing page B'
const TRY_IT = 'Try it: Fill “Primary CTA” with a stronger colour'

let stage: Stage

beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage.close())

/** Names of the copies on the page, and of their overlays. */
async function copies({ tree }: Scene): Promise<string[]> {
  const names = flatten(await tree()).map(({ name }) => name)
  return names.filter((name) => name.includes('tried:')).sort()
}

interface Tried extends Scene {
  /** The frame before anything was tried. */
  before: TreeNode
  fixes: Locator
  tried: Locator
  /** What came of moving the main action. */
  moved: Locator
}

const COPY = `${FRAME} – tried: Primary CTA further up`

/** A frame with another answer to its first fix tried. */
async function tryFirst(): Promise<Tried> {
  const scene = await stage.open()
  const { panel } = scene
  await scene.analyse(FRAME)
  const before = await scene.find(FRAME)
  const fixes = panel.getByRole('region', { name: 'What to change' })
  await fixes.getByRole('button', { name: TRY_IT }).waitFor()
  await fixes.getByRole('button', { name: /^Other changes for: Fill/ }).press('ArrowDown')
  await panel.getByRole('menuitem', { name: 'Move “Primary CTA” up' }).press('Enter')
  const tried = panel.getByRole('region', { name: 'Tried on copies' })
  const moved = tried.getByRole('article', { name: '“Primary CTA” further up' })
  await moved.getByText('Better: “Primary CTA” gets').waitFor()
  return { ...scene, before, fixes, tried, moved }
}

it('a fix is tried on a copy, compared, and kept or discarded with one press', async () => {
  const scene = await tryFirst()
  const { panel, errors, before, fixes, tried, moved } = scene
  await fixes.getByText('On this device: nothing leaves your computer.').waitFor()
  expect(await moved.getByRole('row', { name: /^Share/ }).textContent()).toMatch(/%.*%/)
  await moved.getByRole('img', { name: /^Picture of Landing page B – tried/ }).waitFor()
  // Its own texts may still be written meanwhile; nothing that is seen is touched.
  expect((await scene.find(FRAME)).children).toEqual(before.children)
  expect(await copies(scene)).toEqual([`Glance: ${COPY}`, COPY])
  expect((await scene.find(COPY)).box!.y).toBe(before.box!.y)
  expect(await axeViolations(scene)).toEqual([])
  await moved.getByRole('button', { name: `Keep the copy “${COPY}”` }).click()
  await moved.getByText('Kept').waitFor()

  // Another change, by the keyboard; the better one stays on top.
  await fixes.getByRole('button', { name: /^Other changes for: Fill/ }).press('ArrowDown')
  await panel.getByRole('menuitem', { name: 'Make “Secondary CTA” smaller' }).press('Enter')
  const smaller = tried.getByRole('article', { name: 'smaller “Secondary CTA”' })
  await smaller.getByRole('button', { name: /^Discard/ }).waitFor()
  expect(await tried.getByRole('article').first().getAttribute('aria-label')).toMatch(/further up$/)
  await smaller.getByRole('button', { name: /^Discard/ }).click()
  await smaller.waitFor({ state: 'detached' })
  expect(await copies(scene)).toEqual([`Glance: ${COPY}`, COPY])
  expect(errors).toEqual([])
  await scene.close()
})

it('what cannot be tried, or holds no longer, is said', async () => {
  const scene = await tryFirst()
  const { page, panel, errors, before, fixes, tried, moved } = scene
  // What cannot be done is said, and nothing is left of it.
  const { id: button } = flatten(before.children).find(({ name }) => name === 'Primary CTA')!
  await page.evaluate((id) => window.playground.setLocked(id, true), button)
  await fixes.getByRole('button', { name: /^Other changes for: Fill/ }).press('ArrowDown')
  await panel.getByRole('menuitem', { name: 'Make “Primary CTA” larger' }).press('Enter')
  await tried.getByText('“Primary CTA” is locked. Unlock it to try changes on it.').waitFor()
  await tried.getByRole('button', { name: 'Dismiss' }).click()
  expect(await copies(scene)).toHaveLength(2)

  // The copy may be deleted by hand, and come back.
  const { id } = await scene.find(COPY)
  await page.evaluate((node) => window.playground.remove(node), id)
  await moved.getByText('The copy was deleted on the canvas.').waitFor()
  await page.evaluate(() => window.playground.undo())
  await moved.getByRole('button', { name: `Show the copy “${COPY}”` }).waitFor()

  // An edit of the frame leaves the copy as it was, and nothing more can be tried until it is run again.
  await page.evaluate((node) => window.playground.setVisible(node, false), button)
  await moved.getByText('The frame has changed since; the copy shows how it was.').waitFor()
  await fixes.getByText('Run again, then fixes can be tried.').waitFor()
  expect(await fixes.getByRole('button', { name: TRY_IT }).isDisabled()).toBe(true)

  await page.evaluate(() => window.playground.setViewOnly(true))
  await panel.getByText('You can view this file, not edit it').waitFor()
  expect(await panel.getByRole('button', { name: /^Try it/ }).count()).toBe(0)
  expect(errors).toEqual([])
  await scene.close()
})
