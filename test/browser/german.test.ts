/** @module-tag thorough */
import { beforeEach, describe, expect, it } from 'vitest'
import { restart, type Scene } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { axeViolations } from './support/axe-violations'
import { openMore } from './support/more'

const FRAME = 'Phone checkout'

const stage = await sharedStage()
let scene: Scene

beforeEach(async () => {
  scene = await stage.open({ samples: 'phone' })
  return async () => {
    expect(scene.errors).toEqual([])
    await scene.close()
  }
})

const lang = (): Promise<string | null> => scene.panel.locator('html').getAttribute('lang')
const tabs = (): Promise<string[]> => scene.panel.getByRole('tab').allTextContents()

/** Chooses by the list that is called so in the language spoken before. */
async function speak(list: string, language: string): Promise<void> {
  await scene.panel.getByRole('combobox', { name: list }).selectOption({ label: language })
}

/** How many maps can be chosen in each row, none of whose names is cut. */
function mapRows(): Promise<number[]> {
  const names = scene.panel.getByRole('radiogroup', { name: 'Karte' }).locator('label span')
  return names.evaluateAll((all) => {
    const rows = new Map<number, number>()
    for (const name of all) {
      if (name.scrollWidth > name.clientWidth) throw new Error(`${name.textContent} is cut`)
      const { top } = name.getBoundingClientRect()
      rows.set(top, (rows.get(top) ?? 0) + 1)
    }
    return [...rows.values()]
  })
}

describe('German', () => {
  it('is spoken by tabs, result and Settings at once, after reopening, and no more once English is chosen', async () => {
    const { panel } = scene
    await scene.analyse(FRAME)
    await panel.getByRole('button', { name: 'Confirm' }).waitFor()
    expect(await lang()).toBe('en')
    await openMore(scene, 'Settings')
    await speak('Language', 'Deutsch')
    await panel.getByRole('region', { name: 'Analyse' }).getByText('Vorhersagen').waitFor()
    expect(await lang()).toBe('de')
    expect(await tabs()).toEqual(['Analyse', 'Vergleich', 'Briefing'])

    await panel.getByRole('tab', { name: 'Analyse' }).click()
    const verdict = panel.getByRole('region', { name: 'Urteil' })
    await verdict
      .getByText(/ in den ersten 2 Sekunden/)
      .first()
      .waitFor()
    await verdict.getByText('Unsere Vermutung.').waitFor()
    for (const part of ['Karten', 'Ebenen', 'Werte', 'In Worten', 'Briefing']) {
      await panel.getByRole('region', { name: part }).waitFor()
    }
    expect(await axeViolations(scene)).toEqual([])
    expect(await mapRows()).toEqual([3])

    await scene.page.evaluate(() => window.playground.closePlugin())
    await restart(scene.page, 'runCommand', 'Open Glance')
    await verdict
      .getByText(/ in den ersten 2 Sekunden/)
      .first()
      .waitFor()
    expect(await lang()).toBe('de')

    await panel.getByRole('button', { name: 'Mehr', exact: true }).first().click()
    await panel.getByRole('menuitem', { name: 'Einstellungen' }).click()
    await speak('Sprache', 'English')
    await panel.getByText('Predictions').waitFor()
    expect(await lang()).toBe('en')
    expect(await tabs()).toEqual(['Analyse', 'Compare', 'Brief'])
  })
})
