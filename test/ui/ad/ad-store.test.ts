import { describe, expect, it } from 'vitest'
import type { AdStore } from '../../../src/ui/ad/ad-store'
import { gone } from '../support/fake-main'
import { reachRun, settle, testPanel, type TestPanel } from '../support/test-panel'
import { redrawn } from '../support/sample-png'

const AD = { nodeId: '1:2', name: 'Banner' }

function opened(options: Parameters<typeof testPanel>[0] = {}) {
  const panel = testPanel(options)
  return { panel, ads: panel.ads }
}

async function scored(panel: TestPanel, ads: AdStore): Promise<void> {
  await ads.show(AD.nodeId, true)
  ads.start(AD.nodeId, AD.name)
  await reachRun(panel, ads.runs, 'done')
  await settle()
}

describe('the ad visibility of a frame', () => {
  it('is shown, and kept in the frame', async () => {
    const { panel, ads } = opened()
    await scored(panel, ads)
    expect(ads.shown.value).toMatchObject({ state: 'found', kept: true, outOfDate: false })
    const kept = panel.main.ads.get(AD.nodeId)
    expect(kept).toMatchObject({ title: 'Landing', scoreMax: null, scale: 1 })
    expect(JSON.stringify(kept)).not.toMatch(/http|signature|storage/)
  })

  it('is shown to a teammate without asking the service', async () => {
    const { panel, ads } = opened()
    await scored(panel, ads)
    const later = testPanel({ after: panel })
    const others = later.ads
    await others.show(AD.nodeId, true)
    expect(others.shown.value).toMatchObject({ state: 'found', outOfDate: false })
    expect(later.requests).toEqual([])
  })

  it('is out of date when the frame looks different now', async () => {
    const { panel, ads } = opened()
    await scored(panel, ads)
    panel.main.exports.set(AD.nodeId, redrawn())
    const others = testPanel({ after: panel }).ads
    await others.show(AD.nodeId, true)
    expect(others.shown.value).toMatchObject({ outOfDate: true })
  })

  it('is shown, not kept, to someone who may only look', async () => {
    const { panel, ads } = opened({ canEdit: false })
    await scored(panel, ads)
    expect(ads.shown.value).toMatchObject({ state: 'found', kept: false })
    expect(panel.main.calls).not.toContain('saveAd')
  })

  it('is shown when the file does not take it, together with why', async () => {
    const { panel, ads } = opened()
    panel.main.saveAd = () => Promise.reject(gone())
    await scored(panel, ads)
    expect(ads.shown.value).toMatchObject({ state: 'found', kept: false })
    expect(panel.errors.latest.value).toMatchObject({ code: 'node_gone' })
  })

  it('goes with an undo', async () => {
    const { panel, ads } = opened()
    await scored(panel, ads)
    panel.main.ads.clear()
    await ads.show(AD.nodeId, true)
    expect(ads.shown.value).toEqual({ state: 'none', nodeId: AD.nodeId })
  })
})
