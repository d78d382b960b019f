import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import type { SelectedNode } from '../../../src/bridge'
import { createFrameList, type FrameList } from '../../../src/ui/analyse/frame-list'
import type { ChosenProvider } from '../../../src/ui/provider/choose-provider'
import { gone } from '../support/fake-main'
import { selectedNode, testPanel, type TestPanel } from '../support/test-panel'

const REFUSAL = { code: 'layer_hidden', message: 'Hidden.', advice: '', sent: 'no' } as const

const node = (id: string, more: Partial<SelectedNode> = {}) =>
  selectedNode({ id, name: `Frame ${id}`, width: 390, height: 844, ...more })

/** Three frames, the second analysed as a phone's screen, and a hidden one. */
async function selected(): Promise<{ panel: TestPanel; list: FrameList }> {
  const panel = testPanel()
  await panel.runs.startAll([{ id: '1:2', name: 'Frame 1:2', medium: 'mobileWeb' }])
  const list = panel.frames
  panel.calls.selectionChanged({
    nodes: [
      node('1:1'),
      node('1:2', { analysed: true }),
      node('1:3'),
      node('1:4', { refusal: REFUSAL })
    ],
    leftOut: 0
  })
  await list.read()
  return { panel, list }
}

const states = (list: FrameList): string[] => list.frames.value.map(({ state }) => state)
const wanted = (list: FrameList): string[] => list.wanted.value.map(({ id }) => id)

describe('the list of selected frames', () => {
  it('knows how each stands, and leaves out what is refused and what has its result', async () => {
    const { list } = await selected()
    expect(states(list)).toEqual(['none', 'fresh', 'none', 'none'])
    expect(wanted(list)).toEqual(['1:1', '1:3'])
    expect(list.wanted.value[0]?.medium).toBe('mobileWeb')
  })

  it('wants a frame again that would be analysed otherwise, or that has changed', async () => {
    const { panel, list } = await selected()
    await panel.settings.change({ medium: 'generic' })
    expect(states(list)[1]).toBe('otherwise')
    expect(wanted(list)).toContain('1:2')
    await panel.settings.change({ medium: 'auto' })
    const read = panel.main.results.get('1:2')
    if (read?.state === 'found') read.result.record.outOfDate = true
    panel.calls.frameChanged('1:2', null)
    await list.read()
    expect(states(list)[1]).toBe('outOfDate')
    expect(wanted(list)).toContain('1:2')
  })

  it('wants a frame again that an earlier engine has analysed', async () => {
    const { panel } = await selected()
    const { service } = panel
    const updated = { ...service, info: { ...service.info, engine: '2.0.0' } }
    const chosen = signal<ChosenProvider>({ ok: true, provider: updated })
    const list = createFrameList({ ...panel, provider: chosen })
    await list.read()
    expect(states(list)[1]).toBe('otherwise')
    expect(wanted(list)).toContain('1:2')
  })

  it('knows no result of a frame that was deleted, and makes no fuss', async () => {
    const { panel, list } = await selected()
    panel.main.before = () => {
      throw gone()
    }
    panel.calls.frameChanged('1:2', null)
    await list.read()
    expect(states(list)[1]).toBe('none')
  })
})
