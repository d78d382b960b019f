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

afterEach(() => vi.useRealTimers())

/** What has been learned is module state: each test has a module of its own. */
async function spoken(name: string): Promise<typeof Spoken> {
  run.mockClear()
  html.lang = ''
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  return (await import(/* @vite-ignore */ `../../../src/ui/app/spoken?${name}`)) as typeof Spoken
}

it.each([
  ['is refused', () => Promise.reject(new Error('Figma did not answer.'))],
  ['does not come', () => new Promise<never>(() => undefined)]
])(
  'German that %s leaves the panel in English, and is asked for until it comes',
  async (name, load) => {
    const { sayAtFirst, say } = await spoken(name)
    setPartLoader(load)
    const opened = sayAtFirst('de')
    await vi.advanceTimersByTimeAsync(1_000)
    await opened
    expect([html.lang, run.mock.calls.length]).toEqual(['', 0])
    setPartLoader(() => Promise.resolve(pack('')))
    await vi.advanceTimersByTimeAsync(5_000)
    await expect.poll(() => html.lang).toBe('de')
    await say('en')
    await say('de')
    expect([html.lang, run.mock.calls.length]).toEqual(['de', 1])
    await say('en')
  }
)

it('German that comes when English is wanted again is not spoken', async () => {
  const { say } = await spoken('changed')
  let come: (packed: string) => void = () => undefined
  setPartLoader(() => new Promise((resolve) => (come = resolve)))
  const german = say('de')
  await say('en')
  come(pack(''))
  await german
  expect(html.lang).toBe('en')
})
