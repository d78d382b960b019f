import type { LayerShares, MainAction } from '../../../../src/file'
import { buildComparison } from '../../../../src/ui/compare/build-comparison'
import type { Fix, FramePictures, Report, ReportFrame } from '../../../../src/ui/report/report'
import { type ReportFormat, writeReport } from '../../../../src/ui/report/write-report'
import { judgeResult } from '../../../../src/ui/result/verdict/judge-result'
import { readFrame } from '../../support/compared-frames'
import { layerData, layerShare, layerShares } from '../../support/layer-shares'
import { storedRecord } from '../../support/stored-record'

/** Every text of a report that others wrote, each naming where it stands. */
export interface Words {
  frame: string
  layer: string
  host: string | null
  provider: string
  fix: string
}

const HARMLESS: Words = {
  frame: 'Landing',
  layer: 'Buy now',
  host: 'api.example.com',
  provider: 'Analysis service',
  fix: 'Make “Buy now” larger'
}

const BOX: [number, number, number, number] = [0.1, 0.1, 0.2, 0.1]

function button(name: string, attention: number) {
  return layerShare({
    id: '1:9',
    name,
    type: 'INSTANCE',
    kind: 'control',
    order: 1,
    box: BOX,
    area: 0.02,
    attention
  })
}

function mark(name: string): MainAction {
  return { version: 1, id: '1:9', name, type: 'INSTANCE' }
}

export function sampleShares(layer = 'Buy now', change: Partial<LayerShares> = {}): LayerShares {
  const hero = { id: '1:8', name: 'Hero', label: 'Hero', kind: 'image', attention: 0.5 } as const
  return layerShares([layerShare({ ...hero, box: BOX, area: 0.02 }), button(layer, 0.123456)], {
    focus: 41.5,
    ...change
  })
}

/** A picture's place in a page; nothing decodes it. */
function samplePictures(): FramePictures {
  const url = (): Blob => new Blob(['data:image/png;base64,AAAA'])
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
  const mainAction = change.mainAction === undefined ? mark(layer) : change.mainAction
  const data = layerData({ shares, mainAction })
  const nodeId = '1:2'
  const texts = { summary: null, recommendations: null }
  return {
    nodeId,
    name: frame,
    result: { nodeId, record, texts, overlay: null },
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

/** A frame against another, its base, in which fewer see the button and none a hero. */
export function sampleComparison(words: Partial<Words> = {}): Report {
  const { layer } = { ...HARMLESS, ...words }
  const record = { runId: 'other', scores: { clarity: 61, excitingness: 52 } }
  const shares = layerShares([button(layer, 0.01)])
  const other = {
    ...sampleFrame({ ...words, frame: 'Landing B' }, { record, shares }),
    nodeId: '1:3'
  }
  const frames = [sampleFrame(words), other]
  const compared = frames.map(({ judged, name, nodeId, result }) => {
    const known = judged.state === 'judged' ? judged.shares : null
    return {
      ...readFrame(name, null, { nodeId, shares: known, mark: mark(layer) }),
      record: result.record
    }
  })
  const comparison = buildComparison(compared, '1:3')
  return { title: 'Compared', madeAt: 2000, frames, comparison, fixes: null }
}

/** A report as text, with classes as the style sheets in `src` have them. */
export async function written(report: Report, format: ReportFormat, styles = ''): Promise<string> {
  const text = await writeReport(report, format, () => styles).text()
  return text.replace(/\b_([a-z]+)_[\da-f]{6}\b/gi, '$1')
}
