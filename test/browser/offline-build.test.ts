import { expect, it } from 'vitest'
import { openMore } from './support/more'
import { sharedStage } from '../support/shared-stage'

const stage = await sharedStage()

it('the build to publish analyses on this device', async () => {
  const scene = await stage.open({ samples: 'phone', build: 'publish' })
  await scene.analyse('Phone checkout')
  await scene.unfold('In words')
  await scene.panel.getByRole('heading', { name: 'Where people look' }).waitFor()
  // A request that the policy refused would be told in the console.
  expect(scene.errors).toEqual([])
  await scene.close()
})

it('the panel of the build to publish has no way to the network', async () => {
  const scene = await stage.open({ samples: 'phone', build: 'publish' })
  await scene.panel.getByRole('tab', { name: 'Analyse' }).waitFor()
  const frame = scene.page.frame({ name: 'plugin' })!
  const address = `${stage.server.url}manifest.json`
  const blocked = await frame.evaluate(async (url) => {
    const refused = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        resolve(effectiveDirective)
      )
    })
    const failed = await fetch(url).then(
      () => false,
      () => true
    )
    return { failed, directive: await refused }
  }, address)
  expect(blocked).toEqual({ failed: true, directive: 'connect-src' })
  await scene.close()
})

it('the build to publish offers no service, not even one that was connected before', async () => {
  const service = { baseUrl: 'https://service.example/v1', key: 'a-key' }
  const scene = await stage.open({ samples: 'phone', build: 'publish' }, { service })
  const { panel } = scene
  await openMore(scene, 'Settings')
  await panel.getByText('works on this device only').waitFor()
  expect(await panel.getByRole('radio', { name: 'Analysis service' }).count()).toBe(0)
  expect(await panel.getByLabel('Service address').count()).toBe(0)
  await openMore(scene, 'Web page')
  await panel.getByText('A web page needs a connected service').waitFor()
  expect(await panel.getByRole('button', { name: 'Open Settings' }).count()).toBe(0)
  await panel.getByRole('tab', { name: 'Analyse' }).click()
  await scene.analyse('Phone checkout')
  expect(scene.errors).toEqual([])
  await scene.close()
})
