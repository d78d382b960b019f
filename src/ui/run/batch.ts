import type { ErrorData } from '../../errors'
import { ALREADY_ANALYSED, announceRun, type Run, runProgress } from './run'
import { words } from './words'

/** A frame of a batch. */
export type BatchTarget = Pick<Run, 'source' | 'title'>

/** One run of a batch, from before it begins. */
export interface BatchItem {
  target: BatchTarget
  /** `kept`: its picture was analysed within the hour, so the result in the file was kept, unpaid. */
  state: 'queued' | 'running' | 'done' | 'kept' | 'failed' | 'cancelled'
  /** The run; null before it begins. */
  run: Run | null
  error: ErrorData | null
}

/** Frames that were asked for together, one or many; everything the panel shows of them is derived from here. */
export interface Batch {
  /** In the order they are run. Each frame is in it once. */
  items: readonly BatchItem[]
  /** One run that the designer asked for by itself, and is asked about; the others go on by themselves. */
  alone: boolean
  /** Milliseconds since 1970. */
  startedAt: number
  /** null while there is something left to do. */
  endedAt: number | null
  /** A failure that would hit every run, so that the rest waits for the designer; null otherwise. */
  paused: ErrorData | null
}

export type BatchEvent =
  | { type: 'started'; targets: readonly BatchTarget[]; alone: boolean; at: number }
  /** A run began or went on. */
  | { type: 'stepped'; run: Run }
  /** One that has not begun, or all of them, shall not begin. */
  | { type: 'dropped'; source: string | null; at: number }
  /** Failed and cancelled runs are queued again. */
  | { type: 'retried'; sources: readonly string[]; at: number }
  /** Takes an ended run out: it waits among the recoveries. */
  | { type: 'setAside'; source: string; at: number }
  | { type: 'wentOn' }
  | { type: 'dismissed' }

export const NO_BATCH: Batch = {
  items: [],
  alone: false,
  startedAt: 0,
  endedAt: 0,
  paused: null
}

/** Enough to keep a service busy, and a picture and five maps each: memory stays flat however many follow. */
export const MOST_IN_FLIGHT = 3

/** The item to begin with now, if one may begin: one is in its first phase at a time, and few are on their way. */
export function nextItem({ items, paused }: Batch): BatchItem | null {
  if (paused !== null) return null
  const running = items.filter(({ state }) => state === 'running')
  if (running.length >= MOST_IN_FLIGHT) return null
  if (running.some(({ run }) => run !== null && run.phase === run.phases[0])) return null
  return items.find(isQueued) ?? null
}

export function hasEnded({ state }: Pick<BatchItem, 'state'>): boolean {
  return state !== 'queued' && state !== 'running'
}

/** True for what may be run again. */
export function isLost({ state }: Pick<BatchItem, 'state'>): boolean {
  return state === 'failed' || state === 'cancelled'
}

/**
 * The next state of a batch. What has ended stays as it ended until it is retried; an event that comes too
 * late or too early changes nothing.
 */
export function reduceBatch(batch: Batch, event: BatchEvent): Batch {
  switch (event.type) {
    case 'started':
      return batch.endedAt === null ? batch : startOf(event)
    case 'stepped':
      return step(batch, event.run)
    case 'dropped':
      return settle(
        change(batch, (item) =>
          isQueued(item) && (event.source === null || event.source === item.target.source)
            ? { ...item, state: 'cancelled' }
            : item
        ),
        event.at
      )
    case 'retried':
      return retry(batch, new Set(event.sources), event.at)
    case 'setAside': {
      const items = batch.items.filter(
        (item) => !hasEnded(item) || item.target.source !== event.source
      )
      return items.length === 0 ? NO_BATCH : settle({ ...batch, items }, event.at)
    }
    case 'wentOn':
      return { ...batch, paused: null }
    case 'dismissed':
      return batch.endedAt === null ? batch : NO_BATCH
  }
}

function startOf({ targets, alone, at }: Extract<BatchEvent, { type: 'started' }>): Batch {
  const once = new Map(targets.map((target) => [target.source, target]))
  const items = [...once.values()].map((target) => newItem(target))
  return settle({ items, alone, startedAt: at, endedAt: null, paused: null }, at)
}

function newItem(target: BatchTarget): BatchItem {
  return { target, state: 'queued', run: null, error: null }
}

function step(batch: Batch, run: Run): Batch {
  const next = change(batch, (item) =>
    item.target.source === run.source ? advance(item, run, batch.alone) : item
  )
  if (next === batch) return batch
  const pause = run.state === 'failed' && run.common && next.items.some(isQueued)
  return settle(pause ? { ...next, paused: run.error } : next, run.endedAt ?? 0)
}

function advance(item: BatchItem, run: Run, alone: boolean): BatchItem {
  const own = item.state === 'running' && item.run?.id === run.id
  const begins = item.state === 'queued' && run.state === 'running'
  return own || begins ? { ...item, run, ...outcomeOf(run, alone) } : item
}

/** A single run asks whether to pay again; in a batch the existing result is kept. */
function outcomeOf({ state, error }: Run, alone: boolean): Pick<BatchItem, 'state' | 'error'> {
  const kept = !alone && state === 'failed' && error?.code === ALREADY_ANALYSED
  return kept ? { state: 'kept', error: null } : { state, error }
}

function retry(batch: Batch, sources: ReadonlySet<string>, at: number): Batch {
  const next = change(batch, (item) =>
    isLost(item) && sources.has(item.target.source) ? newItem(item.target) : item
  )
  if (next === batch) return batch
  // A new stretch of work is timed on its own; what was paused goes on with it.
  const startedAt = batch.endedAt === null ? batch.startedAt : at
  return { ...next, startedAt, endedAt: null, paused: null }
}

/** The same batch when no item changes. */
function change(batch: Batch, next: (item: BatchItem) => BatchItem): Batch {
  const items = batch.items.map(next)
  return items.some((item, index) => item !== batch.items[index]) ? { ...batch, items } : batch
}

function settle(batch: Batch, at: number): Batch {
  if (batch.endedAt !== null || !batch.items.every(hasEnded)) return batch
  return { ...batch, endedAt: at, paused: null }
}

function isQueued({ state }: Pick<BatchItem, 'state'>): boolean {
  return state === 'queued'
}

/** How far all runs are together, 0 to 1. */
export function batchProgress({ items }: Pick<Batch, 'items'>): number {
  if (items.length === 0) return 0
  const done = items.reduce((sum, item) => sum + itemProgress(item), 0)
  return done / items.length
}

function itemProgress(item: BatchItem): number {
  if (hasEnded(item)) return 1
  return item.run === null ? 0 : runProgress(item.run)
}

/** How many frames are in each state. */
export function countStates({ items }: Pick<Batch, 'items'>): Record<BatchItem['state'], number> {
  const counts = { queued: 0, running: 0, done: 0, kept: 0, failed: 0, cancelled: 0 }
  for (const { state } of items) counts[state] += 1
  return counts
}

/**
 * The sentence for screen readers: of one alone every phase, by its name; of many frames the
 * beginning, every quarter, and how it ended.
 */
export function announceBatch(batch: Batch, phaseName: (phase: string) => string): string {
  const [first] = batch.items
  if (first === undefined) return ''
  if (batch.alone) return first.run === null ? '' : announceRun(first.run, phaseName)
  const total = batch.items.length
  if (batch.endedAt !== null) return `${outcomeWords(batch)}.`
  const ended = batch.items.filter(hasEnded).length
  const quarter = Math.floor((4 * ended) / total)
  const reached = Math.ceil((quarter * total) / 4)
  return quarter === 0 ? words().batch.begun(total) : words().batch.ended(reached, total)
}

/** How many frames ended how, such as “5 frames analysed, 1 failed”. */
export function outcomeWords(batch: Pick<Batch, 'items'>): string {
  return words().batch.outcome(countStates(batch))
}
