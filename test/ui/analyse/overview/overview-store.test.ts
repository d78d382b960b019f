import { describe, expect, it } from 'vitest'
import type { PageResult } from '../../../../src/bridge'
import { gone } from '../../support/fake-main'
import { settle, testPanel, type TestPanel } from '../../support/test-panel'

const frame = (id: string, width = 390) => ({ id, name: `Frame ${id}`, width, height: 844 })

function resultOf(panel: TestPanel, id: string, change: object = {}): PageResult {
  const record = {
    runId: `run ${id}`,
    finishedAt: 1000,
    outOfDate: false,
    medium: 'mobileWeb' as const,
    predictions: panel.settings.settings.value.predictions,
    provider: panel.service.info,
    ...change
  }
  return { id, name: `Frame ${id}`, record }
}

const reads = ({ main }: TestPanel): number =>
  main.calls.filter((call) => call === 'readOverview').length

const wanted = ({ overview }: TestPanel): string[] => overview.wanted.value.map(({ id }) => id)

describe('the overview of a page', () => {
  it('wants the frames that do not have the result they would get', async () => {
    const panel = testPanel()
    panel.main.page = {
      frames: [frame('1'), frame('2'), frame('3'), frame('4'), frame('5', 1440)],
      leftOut: 0,
      results: [
        resultOf(panel, '1'),
        resultOf(panel, '2', { outOfDate: true }),
        resultOf(panel, '3', { medium: 'generic' }),
        { id: '4', name: 'Frame 4', record: null }
      ]
    }
    await panel.overview.read()
    expect(wanted(panel)).toEqual(['2', '3', '5'])
    expect(panel.overview.wanted.value[2]?.medium).toBe('desktopWeb')
    await panel.settings.change({ mediumFor: { mobileWeb: 'generic' } })
    expect(wanted(panel)).toEqual(['1', '2', '5'])
  })

  it('is read while a view shows it, and again when a result or the page is another', async () => {
    const panel = testPanel()
    panel.calls.frameChanged('1', null)
    await settle()
    expect(reads(panel)).toBe(0)
    const leave = panel.overview.now.subscribe(() => undefined)
    await settle()
    expect(reads(panel)).toBe(1)
    panel.calls.frameChanged('1', null)
    await settle()
    panel.calls.layersChanged()
    await settle()
    expect(panel.overview.now.value.state).toBe('read')
    leave()
    panel.calls.frameEdited('1')
    await settle()
    expect(reads(panel)).toBe(3)
  })

  it('that cannot be read says why, and can be read again', async () => {
    const panel = testPanel()
    panel.main.before = () => {
      throw gone()
    }
    await panel.overview.read()
    expect(panel.overview.now.value).toMatchObject({
      state: 'failed',
      error: { code: 'node_gone' }
    })
    expect(wanted(panel)).toEqual([])
    panel.main.before = () => undefined
    await panel.overview.read()
    expect(panel.overview.now.value.state).toBe('read')
  })
})
