import { describe, expect, it } from 'vitest'
import type { SelectedNode } from '../../../src/bridge'
import { GlanceError } from '../../../src/errors'
import type { Brief } from '../../../src/file'
import { selectedNode, settle, testPanel, type TestPanel } from '../support/test-panel'

const FRAME = selectedNode({ width: 1440, height: 1024 })

function text(change: Partial<Brief>): Brief {
  return { description: '', goal: '', audience: '', brand: '', ...change }
}

async function opened(change: Parameters<typeof testPanel>[0] = {}): Promise<TestPanel> {
  const panel = testPanel(change)
  await panel.until(() => panel.brief.shown.value !== null)
  return panel
}

async function select(panel: TestPanel, node: SelectedNode | null = FRAME): Promise<void> {
  panel.calls.selectionChanged({ nodes: node === null ? [] : [node], leftOut: 0 })
  await settle()
}

const saved = (panel: TestPanel) => panel.until(() => panel.brief.saving.value.state === 'kept')

describe('the brief of the file', () => {
  it('is kept in the file as it is typed, and taken away when it is emptied', async () => {
    const panel = await opened()
    panel.brief.type('goal', 'Sell')
    await saved(panel)
    expect(panel.main.briefs.get(null)).toEqual(text({ goal: 'Sell' }))
    panel.brief.type('goal', '')
    panel.brief.flush()
    await saved(panel)
    expect(panel.main.briefs.has(null)).toBe(false)
  })

  it('loses nothing that is typed while it is being saved', async () => {
    const panel = await opened()
    let answer = (): void => undefined
    panel.main.before = (call) =>
      call === 'saveBrief:file' ? new Promise((resolve) => (answer = resolve)) : undefined
    panel.brief.type('goal', 'S')
    await settle()
    panel.brief.type('goal', 'Sell')
    panel.brief.flush()
    answer()
    await settle()
    panel.brief.flush()
    await settle()
    answer()
    await saved(panel)
    expect(panel.main.briefs.get(null)?.goal).toBe('Sell')
    expect(panel.brief.shown.value?.goal).toBe('Sell')
  })

  it('stays in its field when it cannot be saved, and is saved later', async () => {
    const panel = await opened()
    let full = true
    panel.main.before = (call) => {
      if (full && call.startsWith('saveBrief')) {
        throw new GlanceError({ code: 'full', message: 'Full.', advice: '', sent: 'no' })
      }
    }
    panel.brief.type('goal', 'Sell')
    await panel.until(() => panel.brief.saving.value.state === 'failed')
    expect(panel.brief.saving.value.error).toMatchObject({ message: 'Full.' })
    expect(panel.brief.shown.value?.goal).toBe('Sell')
    panel.brief.refresh()
    await settle()
    expect(panel.brief.shown.value?.goal).toBe('Sell')
    full = false
    panel.brief.flush()
    await saved(panel)
    expect(panel.main.briefs.get(null)?.goal).toBe('Sell')
  })

  it('shows what a teammate has written when the panel is shown again', async () => {
    const panel = await opened()
    panel.main.briefs.set(null, text({ goal: 'Inform' }))
    panel.brief.refresh()
    await panel.until(() => panel.brief.shown.value?.goal === 'Inform')
  })

  it('keeps the texts a teammate wrote meanwhile into other fields', async () => {
    const panel = await opened()
    panel.main.briefs.set(null, text({ audience: 'Students' }))
    panel.brief.type('goal', 'Sell')
    await saved(panel)
    expect(panel.main.briefs.get(null)).toEqual(text({ goal: 'Sell', audience: 'Students' }))
    expect(panel.brief.shown.value?.audience).toBe('Students')
  })

  it('cannot be changed by who may only look', async () => {
    const panel = await opened({ canEdit: false })
    panel.brief.type('goal', 'Sell')
    await settle()
    expect(panel.brief.shown.value?.goal).toBe('')
    expect(panel.main.calls.filter((call) => call.startsWith('saveBrief'))).toEqual([])
  })

  it('says that it could not be read', async () => {
    const panel = testPanel()
    panel.main.readBriefs = () => Promise.reject(new Error('No answer'))
    panel.brief.refresh()
    await panel.until(() => panel.brief.unreadable.value?.message === 'No answer')
    await expect(panel.brief.briefFor(FRAME.id)).rejects.toThrow('No answer')
  })
})

describe('the brief of a frame', () => {
  it('is the file’s until a text is changed, which gives the frame its own copy', async () => {
    const panel = await opened()
    panel.brief.type('goal', 'Sell')
    await saved(panel)
    await select(panel)
    panel.brief.choose('frame')
    expect(panel.brief.shown.value?.goal).toBe('Sell')
    expect(panel.brief.ownBrief.value).toBe(false)
    panel.brief.type('audience', 'Students')
    await saved(panel)
    expect(panel.brief.ownBrief.value).toBe(true)
    expect(panel.main.briefs.get(FRAME.id)).toEqual(text({ goal: 'Sell', audience: 'Students' }))
    expect(panel.main.briefs.get(null)).toEqual(text({ goal: 'Sell' }))
    expect(await panel.brief.briefFor(FRAME.id)).toMatchObject({ audience: 'Students' })
    expect(await panel.brief.briefFor('9:9')).toMatchObject({ audience: '' })
  })

  it('is shown as soon as a frame that has one is selected', async () => {
    const panel = await opened()
    panel.main.briefs.set(FRAME.id, text({ goal: 'Inform' }))
    await select(panel)
    expect(panel.brief.scope.value).toBe('frame')
    expect(panel.brief.shown.value?.goal).toBe('Inform')
    panel.brief.choose('file')
    expect(panel.brief.shown.value?.goal).toBe('')
    await select(panel, null)
    expect(panel.brief.scope.value).toBe('file')
  })

  it('gives way to the file’s again', async () => {
    const panel = await opened()
    panel.main.briefs.set(FRAME.id, text({ goal: 'Inform' }))
    await select(panel)
    panel.brief.useFileBrief()
    await saved(panel)
    expect(panel.main.briefs.has(FRAME.id)).toBe(false)
    expect(panel.brief.ownBrief.value).toBe(false)
    expect(panel.brief.scope.value).toBe('frame')
  })

  it('goes into its own frame when another one is selected in the middle of a word', async () => {
    const panel = await opened()
    panel.main.briefs.set(FRAME.id, text({ goal: 'Inform' }))
    await select(panel)
    panel.brief.type('goal', 'Inform a')
    panel.brief.type('goal', 'Inform al')
    await select(panel, { ...FRAME, id: '9:9' })
    await settle()
    panel.brief.flush()
    await settle()
    expect(panel.main.briefs.get(FRAME.id)?.goal).toBe('Inform al')
    expect(panel.main.briefs.has('9:9')).toBe(false)
    expect(panel.main.briefs.has(null)).toBe(false)
  })

  it('counts for a run before it is saved', async () => {
    const panel = await opened()
    await select(panel)
    panel.brief.choose('frame')
    panel.main.before = (call) =>
      call.startsWith('saveBrief') ? new Promise(() => undefined) : undefined
    panel.brief.type('goal', 'Sell')
    expect(await panel.brief.briefFor(FRAME.id)).toMatchObject({ goal: 'Sell' })
  })

  it('has a hash of its own, unknown until it is read', async () => {
    const panel = await opened()
    await panel.until(() => panel.brief.hash.value === null)
    panel.main.briefs.set(FRAME.id, text({ goal: 'Inform' }))
    panel.calls.selectionChanged({ nodes: [FRAME], leftOut: 0 })
    expect(panel.brief.hash.value).toBeUndefined()
    await panel.until(() => typeof panel.brief.hash.value === 'string')
  })
})
