import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Scene, Stage } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { openMore } from './support/more'

const FRAME = 'Phone checkout'

let stage: Stage
let scene: Scene

beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  scene = await stage.open({ samples: 'phone' })
  return async () => {
    expect(scene.errors).toEqual([])
    await scene.close()
  }
})

const tab = (name: string) => scene.panel.getByRole('tab', { name }).click()
const field = (name: string) => scene.panel.getByRole('textbox', { name })
const scope = (name: string) => scene.panel.getByRole('radio', { name })

async function write(name: string, text: string): Promise<void> {
  await field(name).fill(text)
  await scene.panel.getByText('Saved in this file').waitFor()
}

/** What is kept of briefs, anywhere in the file. */
async function kept(): Promise<string> {
  return JSON.stringify(await scene.tree())
}

describe('the brief', () => {
  it(
    'is there again when the plugin is opened again, and went into the file unasked',
    { tags: ['thorough'] },
    async () => {
      await tab('Brief')
      await scene.panel.getByText('For example:').waitFor()
      await write('Goal', 'Visitors should press Pay')
      await scene.page.evaluate(() => window.playground.closePlugin())
      await scene.page.evaluate(() => window.playground.runCommand('Open Glance'))
      await tab('Brief')
      await expect.poll(() => field('Goal').inputValue()).toBe('Visitors should press Pay')
    }
  )

  it('is saved when its field is left for another tab in the middle of a word', async () => {
    await tab('Brief')
    await field('Goal').pressSequentially('Press Pa')
    await tab('Analyse')
    await tab('Brief')
    expect(await field('Goal').inputValue()).toBe('Press Pa')
    await scene.panel.getByText('Saved in this file').waitFor()
    await scene.page.evaluate(() => window.playground.closePlugin())
    await scene.page.evaluate(() => window.playground.runCommand('Open Glance'))
    await tab('Brief')
    await expect.poll(() => field('Goal').inputValue()).toBe('Press Pa')
  })

  it(
    'of a frame goes before the file’s in the texts of the next run, and gives way to it again',
    { tags: ['thorough'] },
    async () => {
      await tab('Brief')
      await write('Goal', 'Inform')
      expect(await scope('This frame').isDisabled()).toBe(true)
      await scene.select(FRAME)
      await expect.poll(() => scope('This frame').isEnabled()).toBe(true)
      await scope('This frame').check({ force: true })
      await scene.panel.getByText('uses the file’s brief').waitFor()
      expect(await field('Goal').inputValue()).toBe('Inform')
      await write('Goal', 'Check the address')
      expect(await kept()).toContain('Check the address')
      await tab('Analyse')
      await scene.analyse(FRAME)
      await scene.unfold('In words')
      const summary = scene.panel.getByRole('region', { name: 'Summary' })
      await summary.getByText('“Address”, which the goal names').waitFor()

      await tab('Brief')
      await scene.panel.getByRole('button', { name: 'Use the file’s brief again' }).click()
      await scene.panel.getByText('uses the file’s brief').waitFor()
      expect(await field('Goal').inputValue()).toBe('Inform')
      expect(await kept()).not.toContain('Check the address')
    }
  )

  it(
    'counts its characters near the limit, and says in words when it is over',
    { tags: ['thorough'] },
    async () => {
      await tab('Brief')
      await field('Brand').fill('x'.repeat(9_500))
      await scene.panel.getByText('9,500 of 10,000 characters').waitFor()
      await field('Brand').fill('x'.repeat(10_001))
      await scene.panel.getByText('Brand is 1 character too long').waitFor()
      await scene.panel.getByText('Too long to be sent').waitFor()
      expect((await field('Brand').inputValue()).length).toBe(10_001)
    }
  )

  it('can be read, not changed, by who may only look', { tags: ['thorough'] }, async () => {
    await tab('Brief')
    await write('Goal', 'Inform')
    await scene.page.evaluate(() => window.playground.setViewOnly(true))
    await tab('Brief')
    await scene.panel.getByText('You can view this file, not edit it').waitFor()
    expect(await field('Goal').inputValue()).toBe('Inform')
    expect(await field('Goal').isEditable()).toBe(false)
  })
})

describe('a changed brief', () => {
  it(
    'is noticed beside the texts, which can be written again for it',
    { tags: ['thorough'] },
    async () => {
      await scene.analyse(FRAME)
      await scene.unfold('In words')
      const summary = scene.panel.getByRole('region', { name: 'Summary' })
      await summary.getByRole('heading', { name: 'Where people look' }).waitFor()
      const regenerate = summary.getByRole('button', { name: 'Regenerate' })
      // The same brief would give the same text.
      expect(await regenerate.count()).toBe(0)

      await tab('Brief')
      await write('Goal', 'Visitors should press Pay')
      await tab('Analyse')
      await scene.panel.getByText('written without the brief').waitFor()
      await regenerate.waitFor()
      await scene.panel.getByRole('button', { name: 'Regenerate', exact: true }).click()
      await summary.getByText('which the goal names').waitFor()
      await scene.panel.getByText('written without the brief').waitFor({ state: 'detached' })

      await tab('Brief')
      await write('Goal', 'Inform')
      await tab('Analyse')
      await scene.panel.getByText('The brief has changed since these texts were written').waitFor()
    }
  )
})

describe('the choice of predictions', () => {
  it(
    'leaves out the maps and scores that are not wanted, and is kept',
    { tags: ['thorough'] },
    async () => {
      await openMore(scene, 'Settings')
      for (const name of ['Attention', 'Excitingness']) {
        await scene.panel.getByRole('checkbox', { name }).uncheck({ force: true })
      }
      expect(await scene.panel.getByRole('checkbox', { name: 'Clarity' }).isDisabled()).toBe(true)
      await tab('Analyse')
      await scene.analyse(FRAME)
      const group = await scene.find(`Glance: ${FRAME}`)
      expect(group.children.map(({ name, visible }) => [name, visible])).toEqual([
        ['Clutter', true]
      ])
      await scene.unfold('Scores')
      expect(await scene.panel.getByRole('meter').count()).toBe(1)
      await scene.panel.getByRole('radio', { name: 'Clarity' }).waitFor()
      expect(await scene.panel.getByText('Missing').count()).toBe(0)

      await openMore(scene, 'Settings')
      expect(await scene.panel.getByRole('checkbox', { name: 'Attention' }).isChecked()).toBe(false)
    }
  )
})
