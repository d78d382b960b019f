import { describe, expect, it } from 'vitest'
import type { PredictionName, Predictions } from '../../../src/interface'
import { stored, TARGET, testPanel } from '../support/test-panel'

/** Runs with a choice of predictions; gives what was sent, and what is in the file. */
async function run(
  predictions: PredictionName[],
  change: (answer: { outputs: Record<string, unknown> }) => void = () => undefined
) {
  let sent: Predictions | undefined
  const journalled: string[][] = []
  const panel = testPanel({
    settings: { predictions },
    intercept: async (request, next) => {
      if (request.method === 'POST' && request.url.endsWith('/analyses')) {
        const body = (await request.clone().json()) as { predictions: Predictions }
        sent = body.predictions
      }
      const response = await next(request)
      if (!/\/v2\/analyses\/[^/]+$/.test(request.url)) return response
      const answer = (await response.clone().json()) as { outputs: Record<string, unknown> }
      if ('outputs' in answer) change(answer)
      return Response.json(answer)
    }
  })
  panel.main.before = (call) => {
    if (call === 'place')
      for (const entry of panel.main.journal.values()) journalled.push(entry.predictions)
  }
  panel.runs.start(TARGET)
  await panel.reach('done')
  return { sent, journalled, ...stored(panel) }
}

describe('the predictions that are computed', () => {
  it('are the chosen ones, sent and kept in journal and record', async () => {
    const { sent, journalled, record } = await run(['clarity'])
    expect(sent).toEqual({ clarity: { outputs: ['score', 'map'] } })
    expect(journalled).toEqual([['clarity']])
    expect(record.predictions).toEqual(['clarity'])
    expect(Object.keys(record.maps)).toEqual(['clarity'])
    expect(record.scores.excitingness).toBeNull()
  })

  it('open the first map there is when attention is not among them', async () => {
    const { overlay } = await run(['excitingness', 'clarity'])
    expect(overlay?.map).toBe('clarity')
  })

  it('may come as scores alone', async () => {
    const { record } = await run(['clarity'], (answer) => {
      answer.outputs = { clarity: { score: 50 } }
    })
    expect(record.maps).toEqual({})
    expect(record.scores).toEqual({ clarity: 50, excitingness: null })
  })

  it('may come with more than was asked for, which is kept too', async () => {
    const { record } = await run(['attention'], (answer) => {
      const { attentionMap } = (answer.outputs as { attention: { attentionMap: string } }).attention
      Object.assign(answer.outputs, { excitingness: { score: 12, map: attentionMap } })
      Object.assign(answer.outputs.attention as object, { roiMap: attentionMap })
    })
    expect(record.scores.excitingness).toBe(12)
    expect(Object.keys(record.maps).sort()).toEqual([
      'attention',
      'excitingness',
      'hotspots',
      'perception',
      'roi'
    ])
  })
})
