import { beforeEach, describe, expect, it } from 'vitest'
import { restart, type Scene } from '../support/playground'
import { sharedStage } from '../support/shared-stage'

const stage = await sharedStage()
let scene: Scene

beforeEach(async () => {
  scene = await stage.open({ samples: 'phone' })
  return async () => {
    expect(scene.errors).toEqual([])
    await scene.close()
  }
})

const tab = (name: string) => scene.panel.getByRole('tab', { name }).click()
const field = (name: string) => scene.panel.getByRole('textbox', { name })

describe('the brief', () => {
  it('is saved when its field is left for another tab in the middle of a word', async () => {
    await tab('Brief')
    await field('Goal').pressSequentially('Press Pa')
    await tab('Analyse')
    await tab('Brief')
    expect(await field('Goal').inputValue()).toBe('Press Pa')
    await scene.panel.getByText('Saved in this file').waitFor()
    await scene.page.evaluate(() => window.playground.closePlugin())
    await restart(scene.page, 'runCommand', 'Open Glance')
    await tab('Brief')
    await expect.poll(() => field('Goal').inputValue()).toBe('Press Pa')
  })
})
