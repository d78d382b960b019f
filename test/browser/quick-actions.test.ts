import { expect, it } from 'vitest'
import { restart, type Scene } from '../support/playground'
import { sharedStage } from '../support/shared-stage'

const FRAME = 'Phone checkout'

const stage = await sharedStage()

async function run(scene: Scene, command: string): Promise<void> {
  await restart(scene.page, 'runCommand', command)
}

/** Glance's answer; vitest's own deadline ends a wait in vain. */
async function answer(scene: Scene): Promise<string> {
  const told = (): Promise<string> =>
    scene.page.evaluate(() => window.playground.notifications().at(-1) ?? '')
  await expect.poll(told).not.toBe('')
  return told()
}

it('a quick action asks for the medium, analyses with the panel hidden, and answers with what is seen first', async () => {
  const scene = await stage.open({ samples: 'phone' })
  await scene.select(FRAME)
  await run(scene, 'Quick analyse')
  const box = scene.page.getByRole('region', { name: 'Glance' })
  await box.getByRole('textbox', { name: 'Medium' }).fill('mob')
  await box.getByRole('button', { name: 'Mobile screen' }).click()
  expect(await answer(scene)).toMatch(/ sees? “.+” within 2 seconds[.,]/)
  expect(await scene.page.getByRole('region', { name: 'Glance plugin' }).count()).toBe(0)
  const { sharedPluginData } = await scene.find(FRAME)
  expect(JSON.parse(sharedPluginData.glance?.record ?? '')).toMatchObject({ medium: 'mobileWeb' })
  expect(sharedPluginData.glance).toHaveProperty(['text.summary'])
  expect((await scene.find(`Glance: ${FRAME}`)).visible).toBe(true)
  expect(scene.errors).toEqual([])
  await scene.close()
})
