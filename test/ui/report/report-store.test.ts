import { computed, signal, type Signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import type { StoredResult } from '../../../src/bridge'
import type { Tried } from '../../../src/engine/candidates/tried'
import { GlanceError } from '../../../src/errors'
import type { Advice } from '../../../src/ui/what-if/advice-store'
import type { Try } from '../../../src/ui/what-if/try'
import type { ReportStore } from '../../../src/ui/report/report-store'
import { putResult } from '../support/compare-panel'
import { layerShare } from '../support/layer-shares'
import { redrawn, samplePng } from '../support/sample-png'
import { stored, TARGET, testPanel } from '../support/test-panel'
import { trial } from '../support/trial'
import { sampleComparison } from './support/sample-report'

const FOUND: Tried = { helping: [trial('1:9')], due: [], others: [], barred: [], above: null }
const SOURCE = { kind: 'frame', nodeId: TARGET.id, name: TARGET.name } as const

/** Too few see the button for it to need no help. */
const LAYERS = [
  layerShare({ id: '1:8', name: 'Hero', label: 'Hero', kind: 'image', attention: 0.5 }),
  layerShare({ id: '1:9', name: 'Buy now', kind: 'control', order: 1, attention: 0.002 }),
  ...['a', 'b', 'c'].map((id) => layerShare({ id, name: id, attention: 0.1 }))
]

/** A panel with an analysed frame, and what would help its main action. */
function setting({ copies = (): boolean => true } = {}) {
  const saved: { file: Blob; name: string }[] = []
  const copied: string[] = []
  const panel = testPanel({
    platform: {
      saveFile: (file, name) => void saved.push({ file, name }),
      copyText: (text) => copies() && copied.push(text) > 0
    }
  })
  putResult(panel, SOURCE.nodeId, LAYERS)
  const { runId } = stored(panel).record
  const image = `attention ${SOURCE.nodeId}`
  panel.main.images.set(image, samplePng(64, 48))
  const advice: Signal<Advice | null> = signal({ state: 'known', tried: FOUND })
  const tries: Try[] = []
  let looking = 0
  const read = computed(() => advice.value, {
    watched: () => looking++,
    unwatched: () => looking--
  })
  Object.assign(panel.advice, { of: () => read })
  Object.assign(panel.tries, { known: () => Promise.resolve(tries) })
  const { cache, main, reports: store } = panel
  return { main, cache, store, saved, copied, advice, tries, runId, image, looking: () => looking }
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
  it('saves a page with the frame and its map', async () => {
    const { saved, store } = setting()
    await store.save(SOURCE)
    expect(words(store)).toBe('Saved as landing-glance.html: look in your downloads.')
    const page = await saved[0]!.file.text()
    expect(page.match(/data:image\/png;base64,/g)).toHaveLength(2)
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
    const { image, main, saved, store } = setting()
    main.images.set(image, new TextEncoder().encode('<script>'))
    await store.save(SOURCE)
    expect(await saved[0]!.file.text()).toContain('The attention map is left out: it is no picture')
  })

  it('says when the frame looks different than it was analysed', async () => {
    const { main, saved, store } = setting()
    main.exports.set(SOURCE.nodeId, redrawn())
    await store.save(SOURCE)
    const page = await saved[0]!.file.text()
    expect(page).toContain('the frame has changed since this analysis')
    expect(words(store)).not.toContain('Not every picture')
  })

  it('reports the rest when layers cannot be measured', async () => {
    const { main, saved, store } = setting()
    main.layerData.delete(SOURCE.nodeId)
    main.readLayers = () => Promise.reject(new Error('The Worker is gone.'))
    await store.save(SOURCE)
    expect(await saved[0]!.file.text()).toContain(
      'Layers could not be measured. The Worker is gone.'
    )
  })

  it('copies Markdown without reading pictures', async () => {
    const { copied, image, main, store } = setting()
    store.format.value = 'markdown'
    await store.copy(SOURCE)
    expect(words(store)).toBe('Copied as Markdown.')
    expect(copied[0]).toMatch(/^# Landing/)
    expect(main.calls).not.toContain(`readImage:${image}`)
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
      if (call.startsWith('readImage')) store.cancel()
    }
    await store.save(SOURCE)
    expect(words(store)).toBe('Cancelled. Nothing was saved.')
    expect(saved).toEqual([])
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
    expect(page).toContain('Make “Buy now” 44 px high')
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
    const { runId, saved, store, tries } = setting()
    tries.push({
      state: 'tried',
      copy: {
        nodeId: '9:9',
        of: { nodeId: SOURCE.nodeId, runId },
        change: trial('1:9').candidate,
        watched: { name: 'Buy now', attention: 0.02, seen: 0.1, rank: 14, area: 0.02 },
        followedIds: [],
        name: 'Copy'
      },
      result: {} as StoredResult,
      isEdited: false,
      before: { seen: 0.1, rank: 14, level: false, below: false },
      after: { seen: 0.3, rank: 7, level: false, below: false },
      loss: null
    })
    await store.save(SOURCE)
    const page = await saved[0]!.file.text()
    expect(page).toContain('On a copy: Better: 1 in 10 → 3 of 10 see “Buy now” within 2 seconds.')
    expect(page.match(/<h3>/g)).toHaveLength(1)
  })

  it('says why there is no report, about this frame alone', async () => {
    const { cache, main, store } = setting()
    main.results.delete(SOURCE.nodeId)
    cache.changed(SOURCE.nodeId, null)
    await store.save(SOURCE)
    expect(store.stateOf(SOURCE)).toMatchObject({ state: 'failed', error: { code: 'no_result' } })
    expect(store.stateOf({ ...SOURCE, nodeId: '1:3' })).toEqual({ state: 'idle' })
  })

  it('makes no report of a comparison that is older than its results', async () => {
    const { store } = setting()
    const { comparison } = sampleComparison()
    const source = { kind: 'comparison', comparison: comparison! } as const
    await store.save(source)
    expect(store.stateOf(source)).toMatchObject({
      state: 'failed',
      error: { code: 'comparison_outdated' }
    })
  })
})
