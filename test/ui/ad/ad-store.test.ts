import { describe, expect, it } from 'vitest'
import { gone } from '../support/fake-main'
import { reachRun, settle, testPanel } from '../support/test-panel'
import { redrawn } from '../support/sample-png'

const AD = { nodeId: '1:2', name: 'Banner' }

async function scored(panel = testPanel()) {
  const { ads } = panel
  await ads.show(AD.nodeId, true)
  ads.start(AD.nodeId, AD.name)
  await reachRun(panel, ads.runs, 'done')
  await settle()
  return { panel, ads }
}

describe('the ad visibility of a frame', () => {
  it('is shown, and kept in the frame', async () => {
    const { panel, ads } = await scored()
    expect(ads.shown.value).toMatchObject({ state: 'found', kept: true, outOfDate: false })
    const kept = panel.main.ads.get(AD.nodeId)
    expect(kept).toMatchObject({ title: 'Landing', scoreMax: null, scale: 1 })
    expect(JSON.stringify(kept)).not.toMatch(/http|signature|storage/)
  })

  it('is shown to a teammate without asking the service', async () => {
    const { panel } = await scored()
    const later = testPanel({ after: panel })
    const others = later.ads
    await others.show(AD.nodeId, true)
    expect(others.shown.value).toMatchObject({ state: 'found', outOfDate: false })
    expect(later.requests).toEqual([])
  })

  it('is out of date when the frame looks different now', async () => {
    const { panel } = await scored()
    panel.main.exports.set(AD.nodeId, redrawn())
    const others = testPanel({ after: panel }).ads
    await others.show(AD.nodeId, true)
    expect(others.shown.value).toMatchObject({ outOfDate: true })
  })

  it('is shown, not kept, to someone who may only look', async () => {
    const { panel, ads } = await scored(testPanel({ canEdit: false }))
    expect(ads.shown.value).toMatchObject({ state: 'found', kept: false })
    expect(panel.main.calls).not.toContain('saveAd')
  })

  it('is shown when the file does not take it, together with why', async () => {
    const panel = testPanel()
    panel.main.saveAd = () => Promise.reject(gone())
    const { ads } = await scored(panel)
    expect(ads.shown.value).toMatchObject({ state: 'found', kept: false })
    expect(panel.errors.latest.value).toMatchObject({ code: 'node_gone' })
  })

  it('goes with an undo', async () => {
    const { panel, ads } = await scored()
    panel.main.ads.clear()
    await ads.show(AD.nodeId, true)
    expect(ads.shown.value).toEqual({ state: 'none', nodeId: AD.nodeId })
  })
})
