import { sampleThumbnail } from '../../support/sample-thumbnail'
import { signal, type Signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import type { StoredResult } from '../../../src/bridge'
import type { Tried } from '../../../src/engine/candidates/try-candidates'
import { GlanceError } from '../../../src/errors'
import { createFrameCache, type FrameCache } from '../../../src/ui/frames/frame-cache'
import { createErrors } from '../../../src/ui/kit/errors'
import type { Advice } from '../../../src/ui/what-if/advice-store'
import type { Try } from '../../../src/ui/what-if/try'
import { createReportStore, type ReportStore } from '../../../src/ui/report/report-store'
import { fakeMeasure } from '../support/fake-measure'
import { FOCUSED } from '../support/test-panel'
import { type FakeMain, fakeMain } from '../support/fake-main'
import { layerData } from '../support/layer-shares'
import { samplePng } from '../support/sample-png'
import { storedRecord } from '../support/stored-record'
import { trial } from '../support/trial'
import { sampleComparison, sampleShares } from './support/sample-report'

const FOUND: Tried = { helping: [trial('1:9')], due: [], others: [], barred: [], above: null }
const SOURCE = { kind: 'frame', nodeId: '1:2', name: 'Landing' } as const

interface Setting {
  main: FakeMain
  cache: FrameCache
  store: ReportStore
  saved: { file: Blob; name: string }[]
  copied: string[]
  /** What is known of what would help the main action. */
  advice: Signal<Advice | null>
  tries: Signal<readonly Try[]>
  /** How many look for it. */
  looking: () => number
}

function setting(
  options: { copies?: () => boolean; unmeasurable?: boolean; edited?: boolean } = {}
): Setting {
  const png = samplePng(100, 80)
  const main = fakeMain(png, 100, 80)
  main.images.set('image-1', png)
  const result: StoredResult = {
    nodeId: '1:2',
    record: storedRecord({
      picture: {
        width: 100,
        height: 80,
        scale: 1,
        bytes: 1,
        hash: 'abc',
        thumbnail: sampleThumbnail
      }
    }),
    texts: { summary: 'A **summary**.', recommendations: null },
    overlay: null
  }
  main.results.set('1:2', { state: 'found', result })
  // Too few see the button for it to need no help.
  const known = sampleShares().layers.map((layer) => {
    return layer.name === 'Buy now' ? { ...layer, attention: 0.002, perception: 0.001 } : layer
  })
  const more = ['a', 'b', 'c'].map((id) => ({ ...known[0]!, id, name: id, kind: 'text' as const }))
  const layers = [...known, ...more]
  const shares = { ...sampleShares(), layers, runId: result.record.runId, nodeId: '1:2' }
  if (!options.unmeasurable) main.layerData.set('1:2', layerData({ shares }))
  const saved: Setting['saved'] = []
  const copied: string[] = []
  const measure = fakeMeasure()
  measure.looksSame = () => Promise.resolve(!options.edited)
  measure.before = () => Promise.reject(new Error('The Worker is gone.'))
  const errors = createErrors()
  const cache = createFrameCache({
    bridge: main,
    errors,
    focus: FOCUSED,
    measure,
    now: () => 2000
  })
  // What is on screen was compared with its frame already.
  if (!options.edited)
    cache.placed(
      {
        nodeId: '1:2',
        revision: 1e6,
        read: { state: 'found', result: result },
        data: main.layerData.get('1:2') ?? layerData(),
        heardAll: true
      },
      null
    )
  const advice = signal<Advice | null>({ state: 'known', tried: FOUND })
  const tries = signal<readonly Try[]>([])
  let looking = 0
  const store = createReportStore({
    bridge: main,
    cache,
    brief: { briefFor: () => Promise.resolve(null) },
    advice: {
      of: () => advice.value,
      look: () => {
        looking++
        return () => looking--
      }
    },
    tries: { tries },
    now: () => 2000,
    saveFile: (file, name) => saved.push({ file, name }),
    styleSheetOf: () => '',
    copyText: (text) => {
      const takes = options.copies?.() ?? true
      if (takes) copied.push(text)
      return takes
    }
  })
  return { main, cache, store, saved, copied, advice, tries, looking: () => looking }
}

/** Resolves when something holds that no signal tells of. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((next) => setImmediate(next))
}

const words = (store: ReportStore): string => {
  const now = store.stateOf(SOURCE)
  return now.state === 'said' ? now.say() : now.state
}

describe('making a report', () => {
  it('saves a page with the frame and its maps, one picture after the other', async () => {
    const { main, saved, store } = setting()
    await store.save(SOURCE)
    expect(words(store)).toBe('Saved as landing-glance.html: look in your downloads.')
    const page = await saved[0]!.file.text()
    expect(page.match(/data:image\/png;base64,/g)).toHaveLength(2)
    expect(main.calls).toEqual(['exportPicture', 'readImage:image-1'])
  })

  it('leaves out a picture that cannot be had, and says so', async () => {
    const { main, saved, store } = setting()
    main.before = (call) => {
      if (call === 'exportPicture')
        throw new GlanceError({ code: 'x', message: 'It is hidden.', advice: '', sent: 'no' })
    }
    await store.save(SOURCE)
    expect(words(store)).toContain('Not every picture could be had')
    expect(await saved[0]!.file.text()).toContain(
      'The picture of the frame is left out. It is hidden.'
    )
  })

  it('embeds nothing that is no picture', async () => {
    const { main, saved, store } = setting()
    main.images.set('image-1', new TextEncoder().encode('<script>'))
    await store.save(SOURCE)
    expect(await saved[0]!.file.text()).toContain('The attention map is left out: it is no picture')
  })

  it('says when the frame looks different than it was analysed', async () => {
    const { saved, store } = setting({ edited: true })
    await store.save(SOURCE)
    const page = await saved[0]!.file.text()
    expect(page).toContain('the frame has changed since this analysis')
    expect(words(store)).not.toContain('Not every picture')
  })

  it('reports the rest when layers cannot be measured', async () => {
    const { saved, store } = setting({ unmeasurable: true })
    await store.save(SOURCE)
    expect(await saved[0]!.file.text()).toContain(
      'Layers could not be measured. The Worker is gone.'
    )
  })

  it('copies Markdown without reading pictures', async () => {
    const { copied, main, store } = setting()
    store.format.value = 'markdown'
    await store.copy(SOURCE)
    expect(words(store)).toBe('Copied as Markdown.')
    expect(copied[0]).toMatch(/^# Landing/)
    expect(main.calls).not.toContain('exportPicture')
  })

  it('asks for one more press when the browser takes no copy, and then has the text at hand', async () => {
    let takes = false
    const { copied, main, store } = setting({ copies: () => takes })
    store.format.value = 'markdown'
    await store.copy(SOURCE)
    expect(words(store)).toBe('The report is ready: press Copy once more.')
    takes = true
    const before = main.calls.length
    await store.copy(SOURCE)
    expect(words(store)).toBe('Copied as Markdown.')
    expect(copied).toHaveLength(1)
    expect(main.calls).toHaveLength(before)
  })

  it('stops when it is cancelled, and saves nothing', async () => {
    const { main, saved, store } = setting()
    main.before = (call) => {
      if (call === 'exportPicture') store.cancel()
    }
    await store.save(SOURCE)
    expect(words(store)).toBe('Cancelled. Nothing was saved.')
    expect(saved).toEqual([])
    expect(main.calls).not.toContain('readImage:image-1')
  })

  it('waits for the fixes that are looked for, and says so', async () => {
    const { advice, looking, saved, store } = setting()
    advice.value = { state: 'looking', done: 3, of: 12 }
    const made = store.save(SOURCE)
    await until(() => looking() === 1)
    expect(store.stateOf(SOURCE)).toEqual({ state: 'making', done: 2, of: 5 })
    expect(saved).toEqual([])
    advice.value = { state: 'known', tried: FOUND }
    await made
    expect(looking()).toBe(0)
    const page = await saved[0]!.file.text()
    expect(page).toContain('Make “Buy now” 12 px taller')
    expect(page).toContain('By the estimate: 1 in 10 → 3 of 10 see it within 2 seconds.')
  })

  it('is cancelled while it waits, and looks no longer', async () => {
    const { advice, looking, saved, store } = setting()
    advice.value = null
    const made = store.save(SOURCE)
    await until(() => looking() === 1)
    store.cancel()
    await made
    expect(words(store)).toBe('Cancelled. Nothing was saved.')
    expect([saved, looking()]).toEqual([[], 0])
  })

  it('says in a line that fixes are missing where they could not be tried', async () => {
    const { advice, saved, store } = setting()
    const error = { code: 'x', message: 'The Worker is gone.', advice: '', sent: 'no' as const }
    advice.value = { state: 'failed', error }
    await store.save(SOURCE)
    expect(await saved[0]!.file.text()).toContain(
      'Fixes are missing: what would help could not be tried. The Worker is gone.'
    )
  })

  it('says what came of a fix that was tried on a copy, beside what was predicted', async () => {
    const { saved, store, tries } = setting()
    const standing = { rank: 14, seen: 0.1, level: false, below: false }
    const result = {} as StoredResult
    tries.value = [
      {
        id: 'a',
        of: { nodeId: '1:2', runId: 'run' },
        change: trial('1:9').candidate,
        title: 'taller “Buy now”',
        watched: { called: 'Buy now', area: 0.02 },
        headline: null,
        before: { ...standing, attention: 0.02 },
        now: {
          phase: 'tried',
          copy: { nodeId: '9:9', name: 'Copy', followedIds: [] },
          result,
          after: { ...standing, attention: 0.035, seen: 0.3, rank: 7 },
          headlineAfter: null
        }
      }
    ]
    await store.save(SOURCE)
    const page = await saved[0]!.file.text()
    expect(page).toContain('On a copy: Better: 1 in 10 → 3 of 10 see “Buy now” within 2 seconds.')
    expect(page.match(/<h3>/g)).toHaveLength(1)
  })

  it('says why there is no report, about this frame alone', async () => {
    const { cache, main, store } = setting()
    main.results.delete('1:2')
    cache.changed('1:2', null)
    await store.save(SOURCE)
    expect(store.stateOf(SOURCE)).toMatchObject({ state: 'failed', error: { code: 'no_result' } })
    expect(store.stateOf({ ...SOURCE, nodeId: '1:3' })).toEqual({ state: 'idle' })
  })

  it('makes no report of a comparison that is older than its results', async () => {
    const { cache, main, store } = setting()
    const { comparison } = sampleComparison()
    const read = main.results.get('1:2')!
    if (read.state === 'found') read.result.record.runId = 'newer'
    cache.changed('1:2', null)
    const source = { kind: 'comparison', comparison: comparison! } as const
    await store.save(source)
    expect(store.stateOf(source)).toMatchObject({
      state: 'failed',
      error: { code: 'comparison_outdated' }
    })
  })
})
