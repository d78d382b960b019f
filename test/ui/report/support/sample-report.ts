import { lexer } from 'marked'
import type { LayerShare, LayerShares, MainAction } from '../../../../src/file'
import type { Comparison } from '../../../../src/ui/compare/comparison'
import { mainActionVerdict } from '../../../../src/ui/main-action/main-action-verdict'
import type { FramePictures, Report, ReportFrame } from '../../../../src/ui/report/report'
import { storedRecord } from '../../support/stored-record'

/** Every text of a report that somebody else wrote, told apart by where it stands. */
export interface Words {
  frame: string
  layer: string
  host: string | null
  provider: string
  text: string
  verdict: string
}

const HARMLESS: Words = {
  frame: 'Landing',
  layer: 'Buy now',
  host: 'api.example.com',
  provider: 'Analysis service',
  text: 'Plain.',
  verdict: 'Landing wins.'
}

function layerShare(change: Partial<LayerShare>): LayerShare {
  return {
    id: '1:9',
    name: 'Buy now',
    type: 'INSTANCE',
    kind: 'control',
    order: 1,
    box: [0.1, 0.1, 0.2, 0.1],
    area: 0.02,
    attention: 0.123456,
    perception: 0.2,
    ...change
  }
}

export function sampleShares(layer = 'Buy now', change: Partial<LayerShares> = {}): LayerShares {
  return {
    version: 1,
    nodeId: '1:2',
    runId: 'run',
    readings: { attention: { method: 'exact', name: '', error: 0 }, perception: null },
    focus: 41.5,
    layers: [
      layerShare({
        id: '1:8',
        name: 'Hero',
        kind: 'image',
        attention: 0.5,
        perception: 0.4,
        order: 0
      }),
      layerShare({ name: layer })
    ],
    total: 2,
    rest: { area: 0.96, attention: 0.376544, perception: 0.4 },
    ...change
  }
}

/** A picture's place in a page; nothing decodes it. */
function samplePictures(): FramePictures {
  const url = new Blob(['data:image/png;base64,AAAA'])
  return { frame: { url }, maps: { attention: { url } }, leftOut: [] }
}

export function sampleFrame(
  words: Partial<Words> = {},
  change: Partial<ReportFrame> = {}
): ReportFrame {
  const { frame, host, layer, provider, text } = { ...HARMLESS, ...words }
  const outcome = { name: layer, attention: 0.123456, perception: 0.2, rank: 2, of: 2 }
  const record = storedRecord({
    provider: { kind: 'service', name: provider, host },
    scores: { clarity: 70.25, excitingness: 40 },
    predictions: ['attention', 'clarity', 'excitingness']
  })
  const entry = {
    runId: 'run',
    finishedAt: 1000,
    provider: record.provider,
    medium: record.medium,
    scores: record.scores,
    focus: 41.5,
    primary: outcome,
    pictureHash: 'abc'
  }
  const history = [{ ...entry, runId: 'earlier', finishedAt: 0 }, entry]
  const shares = sampleShares(layer)
  const mainAction: MainAction = { version: 1, id: '1:9', name: layer, type: 'INSTANCE' }
  return {
    nodeId: '1:2',
    name: frame,
    record,
    texts: { summary: { markdown: text, tokens: lexer(text) }, recommendations: null },
    shares,
    why: null,
    mainAction: {
      name: layer,
      verdict: mainActionVerdict(shares, { shares, mainAction, history, faults: [] }, record)
    },
    history,
    faults: [],
    pictures: samplePictures(),
    ...change
  }
}

export function sampleReport(
  words: Partial<Words> = {},
  change: Partial<ReportFrame> = {}
): Report {
  const frame = sampleFrame(words, change)
  return { title: frame.name, madeAt: 2000, frames: [frame], comparison: null }
}

export function sampleComparison(words: Partial<Words> = {}): Report {
  const { frame, layer, verdict } = { ...HARMLESS, ...words }
  const other = sampleFrame(
    { frame: 'Landing B' },
    {
      nodeId: '1:3',
      record: storedRecord({ runId: 'other', scores: { clarity: 61, excitingness: 52 } })
    }
  )
  const frames = [sampleFrame(words), other]
  const comparison: Comparison = {
    frames: frames.map(({ nodeId, name, record, shares, mainAction }, index) => ({
      nodeId,
      name,
      record,
      shares,
      why: null,
      mainAction: mainAction?.verdict ? { ...mainAction.verdict.outcome, layer: mainAction.verdict.layer, attention: 0.2 - index * 0.08 } : null
    })),
    baseId: '1:3',
    mainActionName: layer,
    suggested: false,
    layers: [
      {
        name: layer,
        type: 'INSTANCE',
        kind: 'control',
        places: [
          { id: '1:9', attention: 0.2, perception: null, box: [0, 0, 0.2, 0.1] },
          { id: '2:9', attention: 0.12, perception: null, box: [0, 0, 0.2, 0.1] }
        ]
      },
      { name: 'Hero', type: 'FRAME', kind: 'image', places: [null, { id: '2:8', attention: 0.5, perception: null, box: [0, 0, 0.2, 0.1] }] }
    ],
    verdict: { kind: 'clear', winnerId: '1:2', sentence: verdict, details: [] }
  } // prettier-ignore
  return { title: `${frame} and Landing B compared`, madeAt: 2000, frames, comparison }
}
