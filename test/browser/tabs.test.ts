/** @module-tag thorough */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Scene } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { openMore } from './support/more'

const stage = await sharedStage()
let scene: Scene

beforeEach(async () => {
  scene = await stage.open({ samples: 'phone' })
  return () => scene.close()
})

const tab = (name: string) => scene.panel.getByRole('tab', { name })
const screen = () => scene.panel.locator('[role=tabpanel], main > [role=region]').first()
const scrollTop = () => screen().evaluate((element) => element.scrollTop)
const focused = () => scene.panel.locator(':focus').innerText()

describe('the tabs', () => {
  it('keep a scroll position each, and open at their top the first time', async () => {
    await scene.analyse('Phone checkout')
    await screen().evaluate((element) => element.scrollTo(0, 150))
    await expect.poll(scrollTop).toBe(150)
    await openMore(scene, 'Settings')
    expect(await scrollTop()).toBe(0)
    await tab('Analyse').click()
    await expect.poll(scrollTop).toBe(150)
  })

  it('are three and a menu, reached by arrow keys', async () => {
    await tab('Analyse').waitFor()
    const names = await scene.panel.getByRole('tab').allTextContents()
    expect(names).toEqual(['Analyse', 'Compare', 'Brief'])
    await tab('Analyse').focus()
    await scene.page.keyboard.press('ArrowLeft')
    expect(await tab('Brief').getAttribute('aria-selected')).toBe('true')

    await scene.page.keyboard.press('Tab')
    await scene.page.keyboard.press('ArrowUp')
    await expect.poll(focused).toBe('Settings')
    await scene.page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Web page')
    await scene.page.keyboard.press('Escape')
    expect(await focused()).toBe('More')
    expect(await scene.panel.getByRole('menu').count()).toBe(0)
    await scene.page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Web page')
    await scene.page.keyboard.press('End')
    await scene.page.keyboard.press('Enter')
    await scene.panel.getByRole('button', { name: 'More: Settings' }).waitFor()
    await scene.panel.getByRole('radio', { name: 'On this device' }).waitFor()
    expect(await focused()).toBe('Settings')
  })
})

it('an error that no code caught is shown; what the browser notes by itself is not', async () => {
  const body = scene.panel.locator('body')
  await tab('Analyse').waitFor()
  await body.evaluate(() => {
    const notice = 'ResizeObserver loop completed with undelivered notifications.'
    window.dispatchEvent(new ErrorEvent('error', { message: notice }))
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('A fault.') }))
  })
  const alert = scene.panel.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toMatch(/^That did not work.*A fault\./)
  expect(await body.textContent()).not.toContain('ResizeObserver')
})
