import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from '../support/playground'
import { axeViolations } from './support/axe-violations'
import { openMore } from './support/more'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe.each(['light', 'dark'])('the panel in the %s theme has no fault axe can find', (theme) => {
  it('with nothing selected, a frame selected, a result, a brief, and in Settings', async () => {
    const scene = await stage.open({ theme, samples: 'phone' })
    await scene.panel.getByText('Select a frame to analyse').waitFor()
    expect(await axeViolations(scene)).toEqual([])

    await scene.select('Phone checkout')
    await scene.panel.getByRole('button', { name: 'Analyse', exact: true }).waitFor()
    expect(await axeViolations(scene)).toEqual([])

    await scene.analyse('Phone checkout')
    await scene.panel.getByRole('button', { name: 'Confirm' }).waitFor()
    expect(await axeViolations(scene)).toEqual([])
    for (const part of ['Scores', 'In words', 'Brief', 'How to read this', 'Report']) {
      await scene.unfold(part)
    }
    await scene.panel.getByRole('heading', { name: 'Where people look' }).waitFor()
    expect(await axeViolations(scene)).toEqual([])
    await scene.panel.getByRole('button', { name: 'More actions' }).click()
    await scene.panel.getByRole('button', { name: 'Delete result…' }).click()
    expect(await axeViolations(scene)).toEqual([])

    await scene.panel.getByRole('tab', { name: 'Brief' }).click()
    await scene.panel.getByRole('textbox', { name: 'Goal' }).fill('x'.repeat(10_001))
    await scene.panel.getByText('Too long to be sent').waitFor()
    expect(await axeViolations(scene)).toEqual([])

    await openMore(scene, 'Settings')
    await scene.panel.getByRole('radio', { name: 'Analysis service' }).check()
    expect(await axeViolations(scene)).toEqual([])
    await scene.close()
  })

  it('in the menu and its screens, empty and with a result', async () => {
    const scene = await stage.open({ theme, samples: 'phone' })
    for (const section of ['Web page', 'Video', 'Ad'] as const) {
      await openMore(scene, section)
      expect(await axeViolations(scene)).toEqual([])
    }
    await openMore(scene, 'Ad')
    await scene.select('Phone checkout')
    await scene.panel.getByRole('button', { name: 'Analyse', exact: true }).click()
    await scene.panel.getByRole('meter', { name: 'Ad visibility' }).waitFor()
    expect(await axeViolations(scene)).toEqual([])
    await scene.panel.getByRole('tab', { name: 'Analyse' }).click()
    await scene.analyse('Phone checkout')
    await scene.panel.getByRole('button', { name: 'More', exact: true }).click()
    await scene.panel.getByRole('menu', { name: 'More' }).waitFor()
    expect(await axeViolations(scene)).toEqual([])
    await scene.close()
  })
})
