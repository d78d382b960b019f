import { describe, expect, it } from 'vitest'
import type { TreeNode } from '../../src/playground/host/contract'
import { flatten, type Scene, restart } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { axeViolations } from './support/axe-violations'

const A = 'Landing page A'
const B = 'Landing page B'
const BOARD = `${A} and ${B} compared`

const stage = await sharedStage()

/** The boards on the canvas. */
async function boards(scene: Scene): Promise<TreeNode[]> {
  const nodes = flatten(await scene.tree())
  return nodes.filter(({ name, type }) => type === 'SECTION' && name === BOARD)
}

/** Resolves when the canvas is as wanted; vitest's own deadline ends a wait in vain. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  await expect.poll(condition).toBe(true)
}

describe('comparing variants in the playground', () => {
  it('analyses both, says which wins, shows where attention moved, and lays a board on the canvas', async () => {
    const scene = await stage.open()
    const { panel } = scene
    const press = (name: string): Promise<void> =>
      panel.getByRole('button', { name, exact: true }).click()
    await panel.getByRole('tab', { name: 'Compare' }).click()
    await scene.select(A, B)
    await panel.getByText('Both are analysed first.').waitFor()
    await press('Compare')
    const verdict = panel.getByRole('region', { name: 'What moved' })
    await verdict
      .getByText(
        /^“Landing page A”: \d of 10 people see “Order Morrow One” within 2 seconds, “Landing/
      )
      .waitFor()
    await verdict
      .getByText(/^In “Landing page B”, more people see “.+” \(\d+% instead.of/)
      .waitFor()
    await press('How sure?')

    // What the frames should lead to is suggested, decides at once, and is confirmed with one press.
    await verdict.getByText('“Order Morrow One” is our guess for the main action').waitFor()
    const primary = panel.getByRole('combobox', { name: 'Main action' })
    const chosen = primary.locator('option:checked')
    expect(await chosen.textContent()).toMatch(/^Order Morrow One \(\d+%\)/)
    await press('Confirm the main action')
    await verdict.getByText('is our guess').waitFor({ state: 'detached' })
    const table = panel.getByRole('table', { name: 'Seen in 2 s' })
    for (const name of ['Layer', A, B]) await table.getByRole('columnheader', { name }).waitFor()

    // A layer's number leads to the layer in its variant, and the comparison stays.
    await panel.getByRole('button', { name: `select Order Morrow One in ${B}` }).click()
    await until(async () => {
      const [id] = await scene.page.evaluate(() => window.playground.selection)
      return flatten(await scene.tree()).find((node) => node.id === id)?.name === 'Primary CTA'
    })
    await verdict.waitFor()

    // Both pictures are marked; of pictures of one shape a map of pixels is offered, too.
    await panel
      .getByRole('img', { name: `Picture of ${B}, marked: 1 “Order Morrow One”` })
      .waitFor()
    await press('Difference map')
    await panel.getByRole('img', { name: `${B} with the difference map against ${A}` }).waitFor()

    expect(await axeViolations(scene)).toEqual([])

    await press('Place board')
    await panel.getByText('The board lies on the canvas.').waitFor()
    const [first] = await boards(scene)
    const [slide] = first?.children ?? []
    expect(slide?.box?.width).toBe(1920)
    expect(slide?.box?.height).toBeLessThanOrEqual(1400)
    await press('Place board')
    await panel.getByText('The earlier board was replaced.').waitFor()
    expect((await boards(scene)).map(({ box }) => box)).toEqual([first?.box])

    // One undo brings the earlier board, the next takes that away, too.
    for (const left of [1, 0]) {
      await scene.page.evaluate(() => window.playground.undo())
      await until(async () => (await boards(scene)).length === left)
    }
    await panel.getByRole('button', { name: 'Remove board' }).waitFor({ state: 'detached' })

    // From the menu, what costs nothing is compared without a press.
    await press('Dismiss the comparison')
    await scene.select(A, B)
    await panel.getByText('Nothing is sent: the results are in the file.').waitFor()
    await restart(scene.page, 'runCommand', 'Compare selection')
    await verdict.getByText(/people see “Order Morrow One” within 2 seconds/).waitFor()
    expect(scene.errors).toEqual([])
    await scene.close()
  })
})
