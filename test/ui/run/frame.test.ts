import { describe, expect, it } from 'vitest'
import { gone } from '../support/fake-main'
import { creates, settle, stored, TARGET, testPanel, type TestPanel } from '../support/test-panel'

async function analysed(panel: TestPanel): Promise<void> {
  await panel.results.show(TARGET.id)
  panel.runs.start(TARGET)
  await panel.reach('done')
}

describe('an analysis', () => {
  it('exports, analyses, downloads and places, with the real service', async () => {
    const panel = testPanel()
    await analysed(panel)
    const { record, overlay } = stored(panel)
    expect(Object.keys(record.maps).sort()).toEqual([
      'attention',
      'clarity',
      'excitingness',
      'hotspots',
      'perception'
    ])
    expect(record.scores.clarity).toBeGreaterThanOrEqual(0)
    expect(record.picture).toMatchObject({ width: 64, height: 48, scale: 1 })
    expect(record.screenshotId).not.toBe(record.analysisId)
    expect(overlay).toEqual({ visible: true, map: 'attention', opacity: 1 })
    expect(creates(panel)).toBe(1)
  })

  it('writes the journal before the create call and when it is accepted, and drops it at the end', async () => {
    const order: string[] = []
    const panel = testPanel({
      intercept: (request, next) => {
        if (request.method === 'POST') order.push('create')
        return next(request)
      }
    })
    panel.main.before = (call) => {
      if (call.includes('Journal')) order.push(call)
    }
    await analysed(panel)
    await panel.until(() => panel.runs.run.value?.state === 'done')
    await settle()
    expect(order.filter((step, index) => order.indexOf(step) === index)).toEqual([
      'writeJournal:creating',
      'create',
      'writeJournal:accepted',
      'dropJournal'
    ])
    expect(panel.main.journal.size).toBe(0)
  })

  it('places the overlays first; the summary follows and is kept', async () => {
    const panel = testPanel()
    await analysed(panel)
    await panel.until(() => {
      const shown = panel.results.shown.value
      return (
        shown.state === 'read' &&
        shown.read.state === 'found' &&
        shown.read.result.texts.summary !== null
      )
    })
    const { calls } = panel.main
    expect(calls.indexOf('place')).toBeLessThan(calls.indexOf('saveText:summary'))
    expect(stored(panel).texts.summary).toContain('#')
  })

  it('keeps the maps when the summary fails, and says why', async () => {
    const panel = testPanel({
      intercept: (request, next) =>
        request.url.includes('/summary/')
          ? Promise.resolve(Response.json({ success: false, msg: 'broken' }, { status: 404 }))
          : next(request)
    })
    await analysed(panel)
    const { runId } = stored(panel).record
    await panel.until(() => panel.texts.stateOf(runId, 'summary')?.state === 'failed')
    expect(panel.runs.run.value?.state).toBe('done')
  })

  it('places what could be fetched when one map is broken, and knows which is missing', async () => {
    const panel = testPanel()
    panel.main.before = (call) => {
      if (call === 'keepMap:hotspots') throw gone()
    }
    await analysed(panel)
    const { record } = stored(panel)
    expect(record.maps).not.toHaveProperty('hotspots')
    expect(panel.missingMaps.of(record.runId)).toBeNull()
  })

  it('fails when no map can be fetched, without another create', async () => {
    const panel = testPanel({
      intercept: (request, next) =>
        request.url.includes('/storage/')
          ? Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }))
          : next(request)
    })
    panel.runs.start(TARGET)
    await panel.reach('failed')
    const { length } = panel.requests
    expect(panel.runs.retry.value).toBe('resume')
    expect(panel.main.calls).not.toContain('place')
    // No view waits for its texts any more.
    await settle(100)
    expect(panel.requests).toHaveLength(length)
  })
})

describe('cancelling', () => {
  it('ends a create call and a poll that hang', async () => {
    for (const path of [/\/analyses$/, /\/analyses\/[^/]+$/]) {
      let hangs = false
      const panel = testPanel({
        intercept: (request, next) => {
          if (!path.test(new URL(request.url).pathname)) return next(request)
          hangs = true
          return new Promise(() => undefined)
        }
      })
      panel.runs.start(TARGET)
      while (!hangs) await settle(1)
      panel.runs.cancel()
      await settle()
      expect(panel.runs.run.value?.state).toBe('cancelled')
      expect(panel.main.journal.size).toBe(0)
      expect(panel.runs.cancelNote.value).toBe('The service goes on.')
    }
  })

  it('takes back what was being placed at that moment', async () => {
    const panel = testPanel()
    await panel.results.show(TARGET.id)
    panel.main.before = (call) => {
      if (call === 'place') panel.runs.cancel()
    }
    panel.runs.start(TARGET)
    await panel.reach('cancelled')
    await settle()
    expect(panel.main.calls).toContain('removeResult')
    expect(panel.main.results.size).toBe(0)
  })

  it('never takes an earlier result with it', async () => {
    const panel = testPanel({ sends: false })
    await analysed(panel)
    panel.main.before = (call) => {
      if (call === 'place') panel.runs.cancel()
    }
    panel.runs.start(TARGET)
    await panel.reach('cancelled')
    await settle()
    expect(panel.main.calls).not.toContain('removeResult')
    expect(panel.main.results.size).toBe(1)
  })
})

describe('paying once', () => {
  it('offers the kept result for the same picture and options within the hour', async () => {
    const panel = testPanel()
    await analysed(panel)
    await settle()
    panel.runs.start(TARGET)
    await panel.reach('failed')
    expect(panel.runs.retry.value).toBe('repeated')
    expect(creates(panel)).toBe(1)
    void panel.runs.again()
    await panel.reach('done')
    expect(creates(panel)).toBe(2)
  })

  it('asks nothing where nothing is charged', async () => {
    const panel = testPanel({ sends: false })
    await analysed(panel)
    await settle()
    panel.runs.start(TARGET)
    await panel.reach('done')
    expect(creates(panel)).toBe(2)
  })
})
