import { describe, expect, it } from 'vitest'
import { layerData, layerShares } from '../support/layer-shares'
import { settle, stored, TARGET, testPanel, type TestPanel } from '../support/test-panel'
import { redrawn } from '../support/sample-png'

async function opened(): Promise<TestPanel> {
  const before = testPanel()
  before.runs.start(TARGET)
  await before.reach('done')
  await settle()
  // Its layers are measured already: nothing but the result itself is looked into.
  const shares = layerShares([], { runId: before.runs.run.value!.id, nodeId: TARGET.id })
  before.main.layerData.set(TARGET.id, layerData({ shares }))
  before.main.calls.length = 0
  return testPanel({ after: before })
}

/** The same, with the result on screen. */
async function shown(): Promise<TestPanel> {
  const panel = await opened()
  await panel.results.show(TARGET.id)
  return panel
}

function outOfDate({ results }: TestPanel): boolean | null {
  const shown = results.shown.value
  if (shown.state !== 'read' || shown.read.state !== 'found') return null
  return shown.read.result.record.outOfDate
}

const exports = ({ main }: TestPanel): number =>
  main.calls.filter((call) => call === 'exportPicture').length

describe('a result found in the file', () => {
  it('is shown with its maps, the visible one first, and the frame', async () => {
    const panel = await shown()
    await panel.until(() => panel.results.picture.value !== null)
    expect(panel.main.calls.find((call) => call.startsWith('readImage'))).toContain('attention')
    expect(Object.keys(panel.results.maps.value)).toHaveLength(5)
    expect(panel.requests).toEqual([])
  })

  it('is compared with its frame once per opening, and stays fresh when nothing changed', async () => {
    const panel = await shown()
    await panel.until(() => panel.results.picture.value !== null)
    panel.cache.changed(TARGET.id, null)
    await settle()
    expect(exports(panel)).toBe(1)
    expect(outOfDate(panel)).toBe(false)
  })

  it('is out of date when the frame looks different now, and the file is not told', async () => {
    const panel = await opened()
    panel.main.exports.set(TARGET.id, redrawn())
    await panel.results.show(TARGET.id)
    await panel.until(() => outOfDate(panel) === true)
    expect(panel.main.calls.filter((call) => call.startsWith('save'))).toEqual([])
  })

  it('is still shown when its frame can no longer be exported', async () => {
    const panel = await opened()
    panel.main.exportPicture = () => Promise.reject(new Error('invisible'))
    await panel.results.show(TARGET.id)
    await panel.until(() => Object.keys(panel.results.maps.value).length === 5)
    await settle()
    expect(panel.results.picture.value).toBeNull()
    expect(panel.errors.latest.value).toBeNull()
    expect(outOfDate(panel)).toBe(false)
  })

  it('gives way to the next selection, however late its pictures come', async () => {
    const panel = await opened()
    panel.main.before = (call) =>
      call.startsWith('readImage') ? new Promise((resolve) => setImmediate(resolve)) : undefined
    await panel.results.show(TARGET.id)
    await panel.results.show('9:9')
    await settle()
    expect(panel.results.shown.value).toMatchObject({ nodeId: '9:9', read: { state: 'none' } })
    expect(panel.results.maps.value).toEqual({})
  })

  it('gives way to a newer run of its frame, however late its pictures come', async () => {
    const panel = await opened()
    const { record, ...rest } = stored(panel)
    // The design was edited after the earlier run: the newer one is of what is on the canvas.
    const picture = { ...record.picture, hash: 'as it was' }
    const older = { ...rest, record: { ...record, picture } }
    const attention = { hash: 'newer-attention', width: 64, height: 48 }
    const newer = { ...rest, record: { ...record, runId: 'newer', maps: { attention } } }
    panel.main.images.set('newer-attention', new Uint8Array(8))
    panel.main.results.set(TARGET.id, { state: 'found', result: older })
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    panel.main.before = (call) =>
      call.startsWith('readImage') && !call.includes('newer') ? held : undefined
    await panel.results.show(TARGET.id)
    panel.main.results.set(TARGET.id, { state: 'found', result: newer })
    const data = panel.main.layerData.get(TARGET.id)!
    panel.results.placed({
      placed: {
        nodeId: TARGET.id,
        revision: 1e6,
        read: { state: 'found', result: newer },
        data,
        heardAll: true
      },
      prefetched: null,
      maps: {},
      failed: []
    })
    release()
    await settle()
    expect(Object.keys(panel.results.maps.value)).toEqual(['attention'])
    expect(outOfDate(panel)).toBe(false)
  })

  it('lets the canvas follow the newest choice only', async () => {
    const panel = await shown()
    for (const opacity of [0.9, 0.8, 0.7, 0.6]) panel.results.changeView({ opacity })
    await settle()
    const sent = panel.main.calls.filter((call) => call.startsWith('setOverlay'))
    expect(sent.length).toBeLessThan(4)
    expect(sent.at(-1)).toContain('"opacity":0.6')
  })

  it('is shown as it was chosen, while the canvas follows and when it is gone back to', async () => {
    const { results, until } = await opened()
    await results.show(TARGET.id)
    await until(() => Object.keys(results.maps.value).length === 5)
    results.changeView({ map: 'clarity' })
    await settle()
    results.changeView({ opacity: 0.6 })
    await settle()
    expect(results.view.value).toEqual({ map: 'clarity', opacity: 0.6, visible: true })
    await results.show('9:9')
    const back = results.show(TARGET.id)
    expect(results.shown.value.state).toBe('read')
    expect(results.view.value).toMatchObject({ map: 'clarity', opacity: 0.6 })
    await back
    await settle()
    expect(results.view.value).toMatchObject({ map: 'clarity', opacity: 0.6 })
  })

  it('keeps the newest choice for one frame, though another is changed meanwhile', async () => {
    const panel = await opened()
    const { results, main } = panel
    main.results.set('3:4', { state: 'found', result: { ...stored(panel), nodeId: '3:4' } })
    const sent: string[] = []
    let goOn: () => void = () => undefined
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const { setOverlay } = main
    main.setOverlay = async (of, change) => {
      sent.push(`${of.nodeId} ${change.opacity}`)
      if (sent.length === 1) await held
      return setOverlay(of, change)
    }
    await results.show(TARGET.id)
    results.changeView({ opacity: 0.9 })
    await settle()
    results.changeView({ opacity: 0.8 })
    await results.show('3:4')
    results.changeView({ opacity: 0.7 })
    await settle()
    goOn()
    await settle()
    expect(sent.sort()).toEqual([`${TARGET.id} 0.8`, `${TARGET.id} 0.9`, '3:4 0.7'])
  })

  it('can be removed, and its overlays put back', async () => {
    const panel = await opened()
    const read = panel.main.results.get(TARGET.id)
    if (read?.state === 'found') read.result.overlay = null
    await panel.results.show(TARGET.id)
    panel.results.changeView({ map: 'clarity' })
    await settle()
    expect(panel.main.calls.some((call) => call.startsWith('setOverlay'))).toBe(false)
    await panel.results.restore()
    expect(panel.results.view.value).toMatchObject({ map: 'clarity', visible: true })
    await panel.results.remove()
    expect(panel.results.shown.value).toMatchObject({ read: { state: 'none' } })
  })

  it('stays when its overlays are taken off the canvas', async () => {
    const panel = await shown()
    await panel.results.takeOff()
    expect(panel.main.calls).toContain('removeOverlays')
    expect(panel.results.shown.value).toMatchObject({ read: { result: { overlay: null } } })
    panel.results.changeView({ visible: false })
    await settle()
    expect(panel.main.calls.some((call) => call.startsWith('setOverlay'))).toBe(false)
  })
})
