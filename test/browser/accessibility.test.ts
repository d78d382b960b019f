/** @module-tag thorough */
import { describe, expect, it } from 'vitest'
import type { Scene } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { axeViolations } from './support/axe-violations'

const stage = await sharedStage()

/** What the gallery's tests do not look at: they stand still, these show figures. */
describe('the panel has no fault axe can find, light and dark', () => {
  it('with a result, its folded parts, a question, and a brief that is too long', async () => {
    const scene = await stage.open({ samples: 'phone' })
    await scene.analyse('Phone checkout')
    await scene.panel.getByRole('button', { name: 'Confirm' }).waitFor()
    expect(await inBothThemes(scene)).toEqual([])
    for (const part of ['Scores', 'In words', 'Brief', 'How to read this', 'Report']) {
      await scene.unfold(part)
    }
    await scene.panel.getByRole('heading', { name: 'Where people look' }).waitFor()
    expect(await inBothThemes(scene)).toEqual([])
    await scene.panel.getByRole('button', { name: 'More actions' }).click()
    await scene.panel.getByRole('button', { name: 'Delete result…' }).click()
    expect(await inBothThemes(scene)).toEqual([])

    await scene.panel.getByRole('tab', { name: 'Brief' }).click()
    await scene.panel.getByRole('textbox', { name: 'Goal' }).fill('x'.repeat(10_001))
    await scene.panel.getByText('Too long to be sent').waitFor()
    expect(await inBothThemes(scene)).toEqual([])
    await scene.close()
  })

  it('with the score of an ad, the menu, and the settings of a service', async () => {
    const scene = await stage.open({ samples: 'phone' })
    await scene.select('Phone checkout')
    await scene.unfold('Scores')
    await scene.panel.getByRole('button', { name: 'Score as an ad' }).click()
    await scene.panel.getByRole('meter', { name: 'Ad visibility' }).waitFor()
    expect(await inBothThemes(scene)).toEqual([])
    await scene.panel.getByRole('button', { name: 'More', exact: true }).click()
    await scene.panel.getByRole('menu', { name: 'More' }).waitFor()
    expect(await inBothThemes(scene)).toEqual([])
    await scene.panel.getByRole('menuitem', { name: 'Settings' }).click()
    await scene.panel.getByRole('radio', { name: 'Analysis service' }).check()
    expect(await inBothThemes(scene)).toEqual([])
    await scene.close()
  })
})

async function inBothThemes(scene: Scene): Promise<string[]> {
  const faults: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await scene.page.evaluate((next) => window.playground.setTheme(next), theme)
    faults.push(...(await axeViolations(scene)))
  }
  return faults
}
