import type { ErrorData } from '../../../errors'
import { ALREADY_ANALYSED } from '../retry-way'
import type { Run } from '../run'

/** What one run of a batch is asked for. */
export interface BatchTarget<I = unknown> {
  /** Node id of a frame or an ad, a page's address, a video's file name. */
  source: string
  title: string
  /** null when an earlier session asked and it cannot be known. */
  input: I | null
}

/** One run of a batch, from before it begins. */
export interface BatchItem<P extends string = string, I = unknown, R = unknown> {
  target: BatchTarget<I>
  /** `kept`: its picture was analysed within the hour, so the result in the file was kept, unpaid. */
  state: 'queued' | 'running' | 'done' | 'kept' | 'failed' | 'cancelled'
  /** The run; null before it begins. */
  run: Run<P, R> | null
  error: ErrorData | null
}

/** Runs that were asked for together, one or many; everything the panel shows of them is derived from here. */
export interface Batch<P extends string = string, I = unknown, R = unknown> {
  /** In the order they are run. Each source is in it once. */
  items: readonly BatchItem<P, I, R>[]
  /** One run that the designer asked for by itself, and is asked about; the others go on by themselves. */
  alone: boolean
  /** Milliseconds since 1970. */
  startedAt: number
  /** null while there is something left to do. */
  endedAt: number | null
  /** A failure that would hit every run, so that the rest waits for the designer; null otherwise. */
  paused: ErrorData | null
}

export type BatchEvent<P extends string = string, I = unknown, R = unknown> =
  | { type: 'started'; targets: readonly BatchTarget<I>[]; alone: boolean; at: number }
  /** A run began or went on. */
  | { type: 'stepped'; run: Run<P, R> }
  /** One that has not begun, or all of them, shall not begin. */
  | { type: 'dropped'; source: string | null; at: number }
  /** What failed or was cancelled is run again. */
  | { type: 'retried'; sources: readonly string[]; at: number }
  /** What has ended is taken out, to wait elsewhere. */
  | { type: 'setAside'; source: string; at: number }
  | { type: 'wentOn' }
  | { type: 'dismissed' }

export const NO_BATCH: Batch<never, never, never> = {
  items: [],
  alone: false,
  startedAt: 0,
  endedAt: 0,
  paused: null
}

/** Enough to keep a service busy, and a picture and five maps each: memory stays flat however many follow. */
export const MOST_IN_FLIGHT = 3

/** The item to begin with now, if one may begin: one is in its first phase at a time, and few are on their way. */
export function nextItem<P extends string, I, R>(
  { items, paused }: Batch<P, I, R>,
  firstPhase: P
): BatchItem<P, I, R> | null {
  if (paused !== null) return null
  const running = items.filter(({ state }) => state === 'running')
  if (running.length >= MOST_IN_FLIGHT) return null
  if (running.some(({ run }) => run?.phase === firstPhase)) return null
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
export function reduceBatch<P extends string, I, R>(
  batch: Batch<P, I, R>,
  event: BatchEvent<P, I, R>
): Batch<P, I, R> {
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

function startOf<P extends string, I, R>({
  targets,
  alone,
  at
}: Extract<BatchEvent<P, I, R>, { type: 'started' }>): Batch<P, I, R> {
  const once = new Map(targets.map((target) => [target.source, target]))
  const items = [...once.values()].map((target) => newItem<P, I, R>(target))
  return settle({ items, alone, startedAt: at, endedAt: null, paused: null }, at)
}

function newItem<P extends string, I, R>(target: BatchTarget<I>): BatchItem<P, I, R> {
  return { target, state: 'queued', run: null, error: null }
}

function step<P extends string, I, R>(batch: Batch<P, I, R>, run: Run<P, R>): Batch<P, I, R> {
  const next = change(batch, (item) =>
    item.target.source === run.source ? advance(item, run, batch.alone) : item
  )
  if (next === batch) return batch
  const pause = run.state === 'failed' && run.common && next.items.some(isQueued)
  return settle(pause ? { ...next, paused: run.error } : next, run.endedAt ?? 0)
}

function advance<P extends string, I, R>(
  item: BatchItem<P, I, R>,
  run: Run<P, R>,
  alone: boolean
): BatchItem<P, I, R> {
  const own = item.state === 'running' && item.run?.id === run.id
  const begins = item.state === 'queued' && run.state === 'running'
  return own || begins ? { ...item, run, ...outcomeOf(run, alone) } : item
}

/** Who asked for one alone is asked whether to pay again; many keep what they have. */
function outcomeOf({ state, error }: Run, alone: boolean): Pick<BatchItem, 'state' | 'error'> {
  const kept = !alone && state === 'failed' && error?.code === ALREADY_ANALYSED
  return kept ? { state: 'kept', error: null } : { state, error }
}

function retry<P extends string, I, R>(
  batch: Batch<P, I, R>,
  sources: ReadonlySet<string>,
  at: number
): Batch<P, I, R> {
  const next = change(batch, (item) =>
    isLost(item) && sources.has(item.target.source) ? newItem(item.target) : item
  )
  if (next === batch) return batch
  // A new stretch of work is timed on its own; what was paused goes on with it.
  const startedAt = batch.endedAt === null ? batch.startedAt : at
  return { ...next, startedAt, endedAt: null, paused: null }
}

/** The same batch when no item changes. */
function change<P extends string, I, R>(
  batch: Batch<P, I, R>,
  next: (item: BatchItem<P, I, R>) => BatchItem<P, I, R>
): Batch<P, I, R> {
  const items = batch.items.map(next)
  return items.some((item, index) => item !== batch.items[index]) ? { ...batch, items } : batch
}

function settle<P extends string, I, R>(batch: Batch<P, I, R>, at: number): Batch<P, I, R> {
  if (batch.endedAt !== null || !batch.items.every(hasEnded)) return batch
  return { ...batch, endedAt: at, paused: null }
}

function isQueued({ state }: Pick<BatchItem, 'state'>): boolean {
  return state === 'queued'
}
