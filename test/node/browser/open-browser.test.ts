import { expect, it } from 'vitest'
import { whatWorks } from '../../../src/node/browser/open-browser'
import { SharedBrowser } from '../../../src/node/browser/shared-browser'
import { launchBrowser } from '../../support/browser'

it.each([
  ['of this computer', false],
  ['of an npm package, and that it lacks the security updates since', true]
])('says which Chromium looks at pages: one %s', { tags: ['thorough'] }, async (_, packaged) => {
  const browser = new SharedBrowser(launchBrowser, undefined, packaged)
  const said = await whatWorks(browser)
  expect(said).toMatch(/^Web pages and videos are opened in Chromium \d+\./)
  expect(said.includes('without the security updates since')).toBe(packaged)
  await browser.stop()
})
