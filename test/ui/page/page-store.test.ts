import { describe, expect, it } from 'vitest'
import { InputError } from '../../../src/interface'
import { type CapturePage } from '../../../src/service/pages/page-capture'
import type { PageInput } from '../../../src/ui/provider/provider'
import { gone } from '../support/fake-main'
import { samplePng } from '../support/sample-png'
import { reachRun, settle, testPanel } from '../support/test-panel'

const PAGE: PageInput = {
  url: 'https://example.com/pricing',
  title: 'example.com/pricing',
  medium: 'desktopWeb',
  removeCookieBanner: true
}

const capture: CapturePage = () => Promise.resolve({ file: new Uint8Array(samplePng(200, 120)) })

function opened(options: Parameters<typeof testPanel>[0] = {}) {
  const panel = testPanel({ capturePage: capture, ...options })
  panel.tab.value = 'page'
  return { panel, pages: panel.pages }
}

/** Captures the page until its run has ended in a state. */
async function run(state: string, options: Parameters<typeof testPanel>[0] = {}) {
  const { panel, pages } = opened(options)
  pages.start(PAGE)
  await reachRun(panel, pages.runs, state)
  return { panel, pages }
}

describe('a web page', () => {
  it('becomes an analysed frame with its maps and texts, and the panel shows it', async () => {
    const { panel, pages } = await run('done')
    const nodeId = pages.placed.value!
    const read = panel.main.results.get(nodeId)
    expect(read).toMatchObject({
      state: 'found',
      result: {
        record: {
          runId: pages.runs.run.value!.id,
          title: 'example.com/pricing',
          medium: 'desktopWeb',
          predictions: ['attention', 'clarity', 'excitingness'],
          outOfDate: false
        }
      }
    })
    expect(panel.tab.value).toBe('analyse')
    await panel.until(() => panel.texts.stateOf(pages.runs.run.value!.id, 'summary') === null)
    await settle()
    const { calls } = panel.main
    expect(calls).toContain('saveText:summary')
    expect(calls).toContain('saveText:recommendations')
    const order = ['keepImage:the capture', `placePicture:${pages.runs.run.value!.id}`]
    const places = [...order, 'exportPicture', 'place'].map((call) => calls.indexOf(call))
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })

  it('asks for what the settings name', async () => {
    const { panel } = await run('done', { settings: { predictions: ['clarity'] } })
    const [read] = panel.main.results.values()
    expect(read).toMatchObject({ result: { record: { predictions: ['clarity'] } } })
  })

  it('that cannot be captured says why in words, and nothing is placed', async () => {
    const { panel, pages } = await run('failed', {
      capturePage: () => Promise.reject(new InputError('page_not_public', 'Not public.'))
    })
    expect(pages.runs.run.value?.error).toMatchObject({
      code: 'page_not_public',
      message: 'Not public.',
      sent: 'yes'
    })
    expect(pages.runs.retry.value).toBe('again')
    expect(panel.main.frames).toEqual([])
  })

  it('whose maps could not be placed says that the page is there, and is completed, not doubled', async () => {
    const { panel, pages } = opened()
    const { place } = panel.main
    panel.main.place = () => Promise.reject(new Error('Figma refused'))
    pages.start(PAGE)
    await reachRun(panel, pages.runs, 'failed')
    expect(pages.runs.run.value?.error?.message).toMatch(/^The page was placed, but/)
    expect(pages.runs.retry.value).toBe('resume')
    panel.main.place = place
    void pages.runs.again()
    await reachRun(panel, pages.runs, 'done')
    expect(panel.main.frames).toHaveLength(1)
    expect(panel.requests.filter((request) => request === 'POST /v2/analyses')).toHaveLength(1)
  })

  it('is placed anew when its frame was removed meanwhile', async () => {
    const { panel, pages } = opened()
    const { place } = panel.main
    panel.main.place = () => Promise.reject(gone('node_removed'))
    pages.start(PAGE)
    await reachRun(panel, pages.runs, 'failed')
    panel.main.place = place
    void pages.runs.again()
    await reachRun(panel, pages.runs, 'done')
    expect(panel.main.frames).toHaveLength(2)
  })

  it('that was cancelled before it was placed leaves nothing on the canvas', async () => {
    let finish = (): void => undefined
    const { panel, pages } = opened({
      capturePage: async (page) => {
        await new Promise<void>((resolve) => (finish = resolve))
        return capture(page)
      }
    })
    pages.start(PAGE)
    await panel.until(() => pages.runs.run.value?.phase === 'capturing')
    pages.runs.cancel()
    finish()
    await settle()
    expect(panel.main.frames).toEqual([])
    expect(panel.main.journal.size).toBe(0)
  })

  it('that was cancelled while it was placed is placed whole, and that is said', async () => {
    const { panel, pages } = opened()
    panel.main.before = (call) => {
      if (call.startsWith('placePicture')) pages.runs.cancel()
    }
    pages.start(PAGE)
    await reachRun(panel, pages.runs, 'cancelled')
    await expect.poll(() => panel.main.calls.slice(-2)).toEqual(['notify', 'dropJournal'])
    expect(panel.main.calls).toContain('place')
    expect(panel.tab.value).toBe('page')
  })
})
