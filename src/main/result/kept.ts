import type { TextKind } from '../../bridge'
import type { ErrorData } from '../../errors'
import {
  type History,
  historySchema,
  type LayerShares,
  layerSharesSchema,
  type MainAction,
  mainActionSchema,
  recordSchema,
  type ResultRecord
} from '../../file'
import { KEYS } from '../figma/storage/entries'
import { parseVersioned, type Versioned } from '../figma/storage/parse-versioned'
import { dataOf } from '../figma/storage/plugin-data'
import { words } from './words'

/** All that the file keeps of a frame's result, parsed. */
export interface Kept {
  record: ParsedRecord
  /** null where there is none. */
  texts: Record<TextKind, string | null>
  /** Attention by layer of the run it was measured from. */
  shares: Versioned<LayerShares>
  /** As the designer marked it. */
  mainAction: Versioned<MainAction>
  history: Versioned<History>
}

export type ParsedRecord =
  | { state: 'none' }
  | { state: 'found'; record: ResultRecord }
  /** `newer`: a later Glance can read it; otherwise it is damaged. */
  | { state: 'broken'; newer: boolean; error: ErrorData }

/** Reads all that the file keeps of a frame's result. Never throws. */
export function readKept(frame: SceneNode): Kept {
  const read = (key: keyof typeof KEYS): string => dataOf(frame, KEYS[key])
  const [record, shares, mainAction] = [read('record'), read('shares'), read('mainAction')]
  const [history, summary, advice] = [read('history'), read('summary'), read('recommendations')]
  return {
    record: parseRecord(record),
    shares: parseVersioned(shares, layerSharesSchema),
    mainAction: parseVersioned(mainAction, mainActionSchema),
    history: parseVersioned(history, historySchema),
    texts: { summary: shownText(summary), recommendations: shownText(advice) }
  }
}

export function readRecord(frame: BaseNode): ParsedRecord {
  return parseRecord(dataOf(frame, KEYS.record))
}

/** Parses a record from plugin data, where a missing one is the empty text. Never throws. */
export function parseRecord(text: string): ParsedRecord {
  const parsed = parseVersioned(text, recordSchema)
  if (parsed.state === 'none') return parsed
  if (parsed.state === 'found') return { state: 'found', record: parsed.value }
  const newer = parsed.state === 'newer'
  const said = newer
    ? { code: 'record_newer', ...words().newer }
    : { code: 'record_broken', ...words().broken }
  return { state: 'broken', newer, error: { ...said, sent: 'no' } }
}

/**
 * Stored for a run without a text. Writing an unchanged value writes nothing, so that a teammate's text of another run,
 * written at the same time, would stay beside this record.
 */
export const NO_TEXT = '\n'

function shownText(text: string): string | null {
  return text === '' || text.startsWith(NO_TEXT) ? null : text
}
