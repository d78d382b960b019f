import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TreeNode } from '../../src/playground/host/contract'
import { flatten, openStage, type Scene, type Stage } from '../support/playground'
import { axeViolations } from './support/axe-violations'

const A = 'Landing page A'
const B = 'Landing page B'
const BOARD = `${A} and ${B} compared`

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** The boards on the canvas. */
async function boards(scene: Scene): Promise<TreeNode[]> {
  const nodes = flatten(await scene.tree())
  return nodes.filter(({ name, type }) => type === 'SECTION' && name === BOARD)
}

/** Resolves when the canvas is as wanted; vitest's own deadline ends a wait in vain. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  await expect.poll(condition, { timeout: 20_000, interval: 25 }).toBe(true)
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
    const verdict = panel.getByRole('region', { name: 'Verdict' })
    await verdict.getByText('No main action is marked').waitFor()

    // Marked in the base, the main action decides, and the table has its column.
    const primary = panel.getByRole('combobox', { name: 'Main action' })
    const wanted = primary.locator('option', { hasText: 'Primary CTA' })
    await primary.selectOption((await wanted.getAttribute('value')) ?? '')
    await verdict.getByText(/“Landing page A” gets \d.*% of attention on “Primary CTA”/).waitFor()
    const table = panel.getByRole('table', { name: 'Variants, with differences from the base' })
    expect(
      await table.getByRole('columnheader', { name: 'Primary' }).getAttribute('aria-sort')
    ).toBe('descending')
    await table.getByRole('button', { name: 'Frame' }).click()
    expect(await table.getByRole('columnheader', { name: 'Frame' }).getAttribute('aria-sort')).toBe(
      'ascending'
    )

    // A layer's share leads to the layer in its variant, and the comparison stays.
    await panel.getByRole('button', { name: `select Primary CTA in ${B}` }).click()
    await until(async () => {
      const [id] = await scene.page.evaluate(() => window.playground.selection)
      return flatten(await scene.tree()).find((node) => node.id === id)?.name === 'Primary CTA'
    })
    await verdict.waitFor()

    await press('Difference map')
    await panel.getByRole('img', { name: `${B} with the difference map against ${A}` }).waitFor()
    await panel.getByText(`It lies over “${B}” on the canvas as well.`).waitFor()
    const group = await scene.find(`Glance: ${B}`)
    expect(group.children.filter(({ visible }) => visible).map(({ name }) => name)).toEqual([
      'Difference'
    ])

    expect(await axeViolations(scene)).toEqual([])

    await press('Place board')
    await panel.getByText('The board lies on the canvas.').waitFor()
    const [first] = await boards(scene)
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
    await scene.page.evaluate(() => window.playground.runCommand('Compare selection'))
    await verdict.getByText('“Primary CTA”').first().waitFor()
    expect(scene.errors).toEqual([])
  })
})
