import { standingIn } from '../../../engine/order/layer-order'
import { type LayerShare, MAP_NAMES, type ProviderInfo } from '../../../file'
import { type Screen, shareOrder } from '../../../workers/engine/share-order'
import { judgedHistory } from '../../history/history-facts'
import { isUnjudged, judgedFocus, judgedScores } from '../../words/judged-scores'
import { missingOutputs } from '../../words/missing-outputs'
import { engineOf, hostOf } from '../../words/provider-name'
import { words as shared } from '../../words/words'
import { layerMethod } from '../outline/outline-report'
import type { Report, ReportFrame } from '../report'
import {
  type ComparisonJson,
  type FrameJson,
  type HistoryJson,
  type LayerJson,
  type PrimaryJson,
  type ProviderJson,
  type ReportJson,
  UNITS
} from './report-json'

/** A report as JSON text, see `ReportJson`. */
export function writeJson(report: Report): string {
  return `${JSON.stringify(toJson(report), null, 2)}\n`
}

function toJson({ comparison, frames, madeAt, title }: Report): ReportJson {
  return {
    format: 'glance-report',
    version: 1,
    title,
    madeAt: isoTime(madeAt),
    method: [...shared().method, ...layerMethod()],
    units: UNITS,
    frames: frames.map(frameJson),
    comparison: comparison === null ? null : comparisonJson(comparison)
  }
}

function frameJson(frame: ReportFrame): FrameJson {
  const { faults, history, name, nodeId, record, shares, texts, why } = frame
  const { width, height, scale, hash } = record.picture
  return {
    id: nodeId,
    name,
    outOfDate: record.outOfDate,
    provider: providerJson(record.provider),
    medium: record.medium,
    startedAt: isoTime(record.startedAt),
    finishedAt: isoTime(record.finishedAt),
    picture: { width, height, scale, sha256: hash },
    scores: { ...judgedScores(record), focus: judgedFocus(record, shares) },
    maps: MAP_NAMES.filter((map) => record.maps[map] !== undefined),
    missing: [
      ...(isUnjudged(record) ? [shared().tooSmall] : []),
      ...missingOutputs(record),
      ...(why === null ? [] : [why]),
      ...faults
    ],
    primary: primaryJson(frame),
    layers: shares && {
      readings: shares.readings,
      layers: layersJson(shares.layers, record),
      total: shares.total,
      rest: shares.rest
    },
    texts: {
      summary: texts.summary?.markdown ?? null,
      recommendations: texts.recommendations?.markdown ?? null
    },
    history: judgedHistory(history, record).map(historyJson)
  }
}

function primaryJson({ primary }: ReportFrame): PrimaryJson | null {
  if (primary === null) return null
  const { name, verdict } = primary
  const { attention = null, perception = null, rank = null, of = null } = verdict?.outcome ?? {}
  const { level = false, below = false } = verdict?.outcome ?? {}
  const layerId = verdict?.layer.id ?? null
  return { name, layerId, attention, perception, rank, of, level, below }
}

function layersJson(layers: readonly LayerShare[], screen: Screen): LayerJson[] {
  const ordered = shareOrder(layers, screen)
  return ordered.order.map((layer) => {
    const { rank, level, below } = standingIn(ordered, layer)
    return { ...layer, rank, level, below }
  })
}

function historyJson(entry: ReportFrame['history'][number]): HistoryJson {
  const { runId, finishedAt, provider, medium, scores, focus, primary } = entry
  return {
    runId,
    finishedAt: isoTime(finishedAt),
    provider: providerJson(provider),
    medium,
    scores: { ...scores, focus },
    primary
  }
}

function comparisonJson({
  baseId,
  primaryName,
  verdict,
  layers
}: ReportComparison): ComparisonJson {
  return { baseId, primaryName, verdict, layers }
}

type ReportComparison = NonNullable<Report['comparison']>

function providerJson(provider: ProviderInfo): ProviderJson {
  const { kind, name } = provider
  return { kind, name, host: hostOf(provider), engine: engineOf(provider) }
}

function isoTime(milliseconds: number): string | null {
  const date = new Date(milliseconds)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
