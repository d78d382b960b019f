import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pack } from '../../../src/bundler/pack.js'
import type * as Spoken from '../../../src/ui/app/spoken'
import { setPartLoader } from '../../../src/workers/packed-parts'

const html = { lang: '' }
const run = vi.fn()
beforeEach(() => {
  vi.stubGlobal('document', {
    documentElement: html,
    createElement: () => ({ remove: () => undefined }),
    head: { append: run }
  })
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

it('German that was not to be had leaves the panel in English, and is asked for again', async () => {
  // What has been learned is module state: this test has a module of its own.
  // @ts-expect-error A query makes it another module.
  const { say } = (await import('../../../src/ui/app/spoken?late')) as typeof Spoken
  setPartLoader(() => Promise.reject(new Error('Figma did not answer.')))
  await expect(say('de')).rejects.toThrow('Figma did not answer.')
  expect([html.lang, run.mock.calls.length]).toEqual(['', 0])
  setPartLoader(() => Promise.resolve(pack('')))
  await say('de')
  await say('en')
  await say('de')
  expect([html.lang, run.mock.calls.length]).toEqual(['de', 1])
  await say('en')
})
