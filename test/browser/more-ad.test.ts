/** @module-tag thorough */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../src/node/http/start-server'
import { flatten, type Scene, type Stage } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { press } from './support/more'
import { whenSettled } from './support/when-settled'

const KEY = 'ad-test-key-91b2'
const FRAME = 'Phone checkout'

let stage: Stage
let scene: Scene
let service: RunningServer

beforeAll(async () => {
  service = await startServer({ port: 0, key: KEY, middleware: whenSettled })
  stage = await sharedStage()
})
afterAll(async () => {
  await stage.close()
  await service.stop()
})
beforeEach(async () => {
  scene = await stage.open({ samples: 'phone' })
  return () => scene.close()
})

/** Opens the part of the frame that is about ads. */
async function openAd(): Promise<void> {
  await scene.select(FRAME)
  await scene.unfold('Ad visibility')
}

async function score(): Promise<void> {
  await openAd()
  await press(scene, 'Score as an ad')
  await scene.panel.getByRole('button', { name: 'Score again' }).waitFor()
}

async function reopen(): Promise<void> {
  await scene.page.evaluate(() => window.playground.closePlugin())
  await scene.page.evaluate(() => window.playground.runCommand('Open Glance'))
}

describe('the ad visibility of a frame', () => {
  it(
    'is scored on this device with a meter, kept in the file, placed as a picture, and nothing is sent',
    { tags: ['thorough'] },
    async () => {
      await score()
      const { panel } = scene
      const meter = panel.getByRole('meter', { name: 'Ad visibility' })
      expect(await meter.getAttribute('aria-valuetext')).toMatch(/^\d+ of 100, estimate$/)
      await panel.getByRole('button', { name: 'Place picture', disabled: false }).waitFor()
      const sent = scene.requests.filter((url) => !/^(data|blob):/.test(url))
      expect(sent.every((url) => url.startsWith(stage.server.url))).toBe(true)

      await reopen()
      await openAd()
      await meter.waitFor()
      await panel.getByRole('button', { name: 'Place picture', disabled: false }).click()
      const name = new RegExp(`^Ad: ${FRAME}, ad visibility \\d+ of`)
      await panel.getByText(name).waitFor()
      expect(flatten(await scene.tree()).some((node) => name.test(node.name))).toBe(true)
      expect(scene.errors).toEqual([])
    }
  )

  it(
    'is the plain number where the service does not state its range',
    { tags: ['thorough'] },
    async () => {
      await scene.connect(service.baseUrl, KEY)
      await score()
      await scene.panel.getByText(/does not state the range of this score/).waitFor()
      expect(await scene.panel.getByRole('meter').count()).toBe(0)
      const file = JSON.stringify(await scene.tree())
      expect(file).not.toContain(KEY)
      expect(file).not.toMatch(/signature|expires|\/storage\//)
    }
  )

  it('is scored for someone who may only look, and not kept', { tags: ['thorough'] }, async () => {
    await scene.page.evaluate(() => window.playground.setViewOnly(true))
    await openAd()
    await scene.panel.getByText('the score is shown, not kept').waitFor()
    await press(scene, 'Score as an ad')
    await scene.panel.getByText('Not kept in the file').waitFor()
    expect(await scene.panel.getByRole('button', { name: 'Place picture' }).count()).toBe(0)
  })

  it('is a line of the result, which says it without being opened, and is out of date once the frame looks different', async () => {
    await score()
    const part = scene.panel.getByRole('region', { name: 'Ad visibility' })
    await press(scene, 'Ad visibility')
    expect(await part.textContent()).toMatch(/^Ad visibility\d+ of 100$/)
    await press(scene, 'Analyse')
    await scene.panel.getByRole('region', { name: 'Verdict' }).waitFor()
    expect(await part.textContent()).toMatch(/^Ad visibility\d+ of 100$/)

    const [text] = (await scene.find('Pay button')).children
    await scene.page.evaluate((id) => window.playground.setVisible(id, false), text!.id)
    await reopen()
    await openAd()
    await scene.panel.getByText('The frame has changed since this score').waitFor()
  })
})
