import { expect, test } from 'vitest'
import type { Suggestions } from '../../../src/playground/host/contract'
import { launch, memoryStorage, openGlance, runCommand } from '../support/glance'

const CHOOSE_PHONE = () => Promise.resolve({ medium: 'mobileWeb' })

test('the quick action suggests the media by the panel’s own words, and those that fit what is typed', async () => {
  const offered: Suggestions[] = []
  await runCommand({
    command: 'quick-analyse',
    parameters: async (ask) => {
      for (const query of ['', ' PHONE', 'mob']) {
        offered.push(await ask('medium', query))
      }
      return null
    }
  })
  const names = offered.map((one) => one.map(({ name }) => name))
  expect(names).toEqual([
    ['Auto, by size', 'Desktop page', 'Mobile screen', 'Other design'],
    [],
    ['Mobile screen']
  ])
})

test('the panel stays hidden, takes the chosen medium, and the kept settings stay', async () => {
  const storage = memoryStorage({ settings: { medium: 'generic' } })
  const glance = await openGlance({ command: 'quick-analyse', storage, parameters: CHOOSE_PHONE })
  expect(glance.panel.visible).toBe(false)
  const startup = await glance.main.start()
  expect(startup).toMatchObject({ command: 'quick-analyse', settings: { medium: 'mobileWeb' } })
  expect(await storage.get('settings')).toEqual({ medium: 'generic' })
  await glance.main.showPanel()
  expect(glance.panel.visible).toBe(true)
  await glance.main.saveSettings({ ...startup.settings, opacity: 0.5 })
  expect(await storage.get('settings')).toMatchObject({ medium: 'generic', opacity: 0.5 })
})

test('nothing runs before the medium is chosen', async () => {
  let choose: (values: Record<string, unknown>) => void = () => undefined
  const glance = await launch({
    command: 'quick-analyse',
    parameters: () => new Promise((resolve) => (choose = resolve))
  })
  expect(glance.panel.html).toBeNull()
  choose({ medium: 'auto' })
  await glance.panel.opened()
})

test('leaving the quick action leaves Glance, which has shown nothing', async () => {
  expect(
    await runCommand({ command: 'quick-analyse', parameters: () => Promise.resolve(null) })
  ).toBeNull()
})

test('comparing asks for nothing and hides the panel as well', async () => {
  const glance = await openGlance({ command: 'quick-compare' })
  expect(glance.panel.visible).toBe(false)
  expect((await glance.main.start()).command).toBe('quick-compare')
})

test('the answer closes Glance with a notification that Figma shows whole', async () => {
  const glance = await openGlance({ command: 'quick-compare' })
  void glance.main.finish('x'.repeat(120))
  await expect.poll(() => glance.closedWith()).toBe(`${'x'.repeat(99)}…`)
})
