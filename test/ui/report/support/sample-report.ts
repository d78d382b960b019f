import type { LayerShare, LayerShares, MainAction } from '../../../../src/file'
import type { Comparison } from '../../../../src/ui/compare/comparison'
import type { Fix, FramePictures, Report, ReportFrame } from '../../../../src/ui/report/report'
import { type ReportFormat, writeReport } from '../../../../src/ui/report/write-report'
import { judgeResult } from '../../../../src/ui/result/verdict/judge-result'
import { layerData } from '../../support/layer-shares'
import { storedRecord } from '../../support/stored-record'

/** Every text of a report that somebody else wrote, told apart by where it stands. */
export interface Words {
  frame: string
  layer: string
  host: string | null
  provider: string
  fix: string
  verdict: string
}

const HARMLESS: Words = {
  frame: 'Landing',
  layer: 'Buy now',
  host: 'api.example.com',
  provider: 'Analysis service',
  fix: 'Make “Buy now” larger',
  verdict: 'Landing is better.'
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
    perception: 0.05,
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
        label: 'Hero',
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
  const url = (): { url: Blob } => ({ url: new Blob(['data:image/png;base64,AAAA']) })
  return { frame: url(), map: url() }
}

interface Change {
  record?: Parameters<typeof storedRecord>[0]
  shares?: LayerShares
  mainAction?: MainAction | null
  notes?: string[]
  pictures?: FramePictures | null
}

export function sampleFrame(words: Partial<Words> = {}, change: Change = {}): ReportFrame {
  const { frame, host, layer, provider } = { ...HARMLESS, ...words }
  const record = storedRecord({
    provider: { kind: 'service', name: provider, host },
    scores: { clarity: 70.25, excitingness: 40 },
    predictions: ['attention', 'clarity', 'excitingness'],
    ...change.record
  })
  const shares = change.shares ?? sampleShares(layer)
  const marked: MainAction = { version: 1, id: '1:9', name: layer, type: 'INSTANCE' }
  const mainAction = change.mainAction === undefined ? marked : change.mainAction
  const data = layerData({ shares, mainAction })
  const nodeId = '1:2'
  const result = {
    nodeId,
    record,
    texts: { summary: null, recommendations: null },
    overlay: null
  }
  return {
    nodeId,
    name: frame,
    result,
    judged: judgeResult(record, { state: 'measured', nodeId, shares, data }, ''),
    notes: change.notes ?? [],
    pictures: change.pictures === undefined ? samplePictures() : change.pictures
  }
}

export function sampleFix(change: Partial<Fix> = {}): Fix {
  return {
    change: HARMLESS.fix,
    facts: [
      'By the estimate: about 12% to 20%, 2nd to 1st.',
      'On a copy: Better: “Buy now” gets 7.0 points more attention.'
    ],
    ...change
  }
}

export function sampleReport(words: Partial<Words> = {}, change: Change = {}): Report {
  const frame = sampleFrame(words, change)
  const { fix } = { ...HARMLESS, ...words }
  const fixes = { list: [sampleFix({ change: fix })], sentences: [] }
  return { title: frame.name, madeAt: 2000, frames: [frame], comparison: null, fixes }
}

export function sampleComparison(words: Partial<Words> = {}): Report {
  const { frame, layer, verdict } = { ...HARMLESS, ...words }
  const record = { runId: 'other', scores: { clarity: 61, excitingness: 52 } }
  const other = { ...sampleFrame({ frame: 'Landing B' }, { record }), nodeId: '1:3' }
  const frames = [sampleFrame(words), other]
  const place = (id: string, attention: number): LayerShare =>
    layerShare({ id, area: 0.02, attention, perception: null, box: [0, 0, 0.2, 0.1] })
  const comparison: Comparison = {
    frames: frames.map(({ judged, name, nodeId, result }, at) => {
      if (judged.state !== 'judged') throw new Error('The sample is not judged.')
      const { action } = judged.judgement
      const fares = {
        name: layer,
        said: `“${layer}”`,
        attention: 0.2,
        perception: 0.1,
        seen: 0.6 - at * 0.3,
        rank: 2
      }
      const mainAction = action && { ...fares, layer: action.layer }
      const { record } = result
      return { nodeId, name, record, shares: judged.shares, why: null, unsure: false, mainAction }
    }),
    baseId: '1:3',
    mainActionName: layer,
    suggested: false,
    layers: [
      {
        name: layer,
        said: `“${layer}”`,
        type: 'INSTANCE',
        kind: 'control',
        places: [place('1:9', 0.2), place('1:9', 0.12)]
      },
      {
        name: 'Hero',
        said: '“Hero”',
        type: 'FRAME',
        kind: 'image',
        places: [null, place('1:8', 0.5)]
      }
    ],
    verdict: { kind: 'clear', winnerId: '1:2', sentences: [verdict], details: [verdict] }
  }
  const title = `${frame} and Landing B compared`
  return { title, madeAt: 2000, frames, comparison, fixes: null }
}

/** A report as text, with classes as the style sheets in `src` have them. */
export async function written(report: Report, format: ReportFormat, styles = ''): Promise<string> {
  const text = await writeReport(report, format, () => styles).text()
  return text.replace(/\b_([a-z]+)_[\da-f]{6}\b/gi, '$1')
}
