import { describe, expect, it } from 'vitest'
import { deviceEngine } from '../support/device-engine'
import { layerTree } from '../support/layer-tree'
import { settle, TARGET, testPanel, type TestPanel } from '../support/test-panel'

type Options = NonNullable<Parameters<typeof testPanel>[0]>

/** A panel that shows the result of a frame. */
async function shown(options: Options = {}): Promise<TestPanel> {
  const panel = testPanel({ sends: false, onDevice: deviceEngine(), ...options })
  panel.main.trees.set(TARGET.id, layerTree('Headline', 'Buy now'))
  await panel.results.show(TARGET.id)
  panel.runs.start(TARGET)
  await panel.reach('done')
  await settle()
  panel.main.calls.length = 0
  return panel
}

const look = ({ live }: TestPanel) => live.now.value?.look ?? null

async function edited(panel: TestPanel): Promise<void> {
  panel.calls.frameEdited(TARGET.id)
  await panel.until(() => panel.live.now.value?.doing === 'computing')
  await panel.until(() => panel.live.now.value?.doing !== 'computing')
}

const WRITES = /^(place|save|write|keep|set|remove|restore|tryChange|forget)/

describe('Live', () => {
  it('is off at first, and asks main for nothing', async () => {
    const panel = await shown()
    panel.calls.frameEdited(TARGET.id)
    await settle()
    expect(panel.live.now.value).toBeNull()
  })

  it('says after an edit what the frame comes to, and writes nothing', async () => {
    const panel = await shown()
    panel.live.turn(true)
    expect(panel.live.now.value).toEqual({ doing: 'waiting', look: null, error: null })
    panel.main.trees.set(TARGET.id, layerTree('Headline', 'Buy now', 'Badge'))
    await edited(panel)
    const { shares, maps } = look(panel)!
    expect(shares.layers.map(({ name }) => name)).toContain('Badge')
    expect(Object.keys(maps)).toEqual(['attention', 'perception', 'hotspots'])
    expect(panel.main.calls.filter((call) => WRITES.test(call))).toEqual([])
  })

  it('gives the lists what it says, until it is turned off', async () => {
    const panel = await shown()
    const stop = panel.layers.now.subscribe(() => undefined)
    panel.live.turn(true)
    await edited(panel)
    const { shares } = look(panel)!
    expect(panel.layers.now.value).toMatchObject({ state: 'measured', shares })
    panel.live.turn(false)
    expect(panel.layers.now.value).not.toMatchObject({ shares })
    stop()
  })

  it('answers the last of several edits alone', async () => {
    const panel = await shown()
    panel.live.turn(true)
    panel.calls.frameEdited(TARGET.id)
    panel.calls.frameEdited(TARGET.id)
    await edited(panel)
    await settle()
    const exports = panel.main.calls.filter((call) => call.startsWith('readLayers'))
    expect(exports).toHaveLength(1)
  })

  it('waits while the panel is hidden', async () => {
    let show: () => void = () => undefined
    const hidden = new Promise<void>((resolve) => (show = resolve))
    const panel = await shown({ platform: { visible: () => hidden } })
    panel.live.turn(true)
    panel.calls.frameEdited(TARGET.id)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(panel.live.now.value?.doing).toBe('waiting')
    show()
    await panel.until(() => look(panel) !== null)
  })

  it('says when a frame is too slow for it', async () => {
    let time = 0
    const panel = await shown({ now: () => (time += 4000) })
    panel.live.turn(true)
    await edited(panel)
    expect(panel.live.now.value?.doing).toBe('slow')
  })

  it('says why it could not follow, keeps what it had, and goes on with the next edit', async () => {
    const panel = await shown()
    panel.live.turn(true)
    await edited(panel)
    const before = look(panel)
    panel.main.before = (call) => {
      if (call.startsWith('exportPicture')) throw new Error('Figma could not export it.')
    }
    await edited(panel)
    expect(panel.live.now.value?.error?.message).toBe('Figma could not export it.')
    expect(look(panel)).toBe(before)
    panel.main.before = () => undefined
    await edited(panel)
    expect(panel.live.now.value?.error).toBeNull()
  })

  it('is not possible where an edit would leave this computer', async () => {
    const panel = testPanel()
    panel.live.turn(true)
    expect(panel.live.possible.value).toBe(false)
    expect(panel.live.on.value).toBe(false)
  })
})
