import { unpackLayers } from '../../bridge'
import { GlanceError } from '../../errors'
import type { LayerTree, PictureFrame } from '../../file'
import { isClientError } from '../../client'
import { sleep, until } from '../../waiting'
import type { PanelTools } from '../tools/panel-tools'
import { describePicture, samePicture } from '../tools/thumbnail'
import type { FramePhase, FrameTarget } from './frame'
import type { RunTools } from './handover'
import { asksTheSame, type PlannedRun } from './is-repeat'
import { askFor } from './predictions'
import { ALREADY_ANALYSED } from './retry-way'
import type { AcceptedEntry, RunContext } from './run-plan'
import { words } from './words'

/** As often as the client sends what may be sent again. */
const MOST_ATTEMPTS = 4
const LONGEST_WAIT_MS = 60_000
/** For a service that does not say how long it wants to be left alone. */
const FIRST_WAIT_MS = 10_000

type Context = RunContext<FramePhase>

interface SentFrame {
  entry: AcceptedEntry
  /** null when the layers could not be read. */
  design: SentDesign | null
}

/** The frame's layers as they were exported, with the picture they lie in. */
export interface SentDesign {
  tree: LayerTree
  png: Uint8Array
}

/** First half of a frame's run: exports the frame and has the service accept it. */
export async function sendFrame(
  tools: RunTools,
  context: Context,
  { id: nodeId, medium }: FrameTarget
): Promise<SentFrame> {
  const { bridge, results } = tools
  const { alone, provider, repeat, settings, signal } = context
  const predictions = [...settings.predictions]
  const exported = await until(signal, bridge.exportPicture(nodeId))
  const { png, title } = exported
  const tree = await layersOf(tools, signal, nodeId, exported)
  const picture = await until(signal, describePicture(tools, nodeId, exported))
  signal.throwIfAborted()
  if (provider.charges && !repeat) {
    const planned = { picture, medium, predictions, provider: provider.info }
    await refuseRepeat(tools, signal, nodeId, planned)
  }
  context.enter('uploading')
  const create = (): Promise<{ id: string }> =>
    provider.client.analyses.create(
      { type: 'image', bytes: png, medium, title, predictions: askFor(predictions) },
      { signal }
    )
  const entry = await context.send({ title, medium, predictions, picture }, () => {
    if (tree !== null) provider.notes?.picture(picture, tree.nodes)
    // Who asked for one alone is told at once that the service is busy.
    return alone ? create() : createPatiently(tools.now, context, create)
  })
  results.keepPicture(nodeId, picture.hash, png)
  return { entry, design: tree && { tree, png } }
}

/** Read right after the export, so that they lie where the picture shows them. No run fails for them. */
function layersOf(
  { bridge }: Pick<PanelTools, 'bridge'>,
  signal: AbortSignal,
  nodeId: string,
  { width, height, scale }: PictureFrame
): Promise<LayerTree | null> {
  const read = bridge
    .readLayers(nodeId, { width, height, scale })
    .then(unpackLayers)
    .catch(() => null)
  return until(signal, read)
}

async function refuseRepeat(
  { bridge, measure, now }: Pick<PanelTools, 'bridge' | 'measure' | 'now'>,
  signal: AbortSignal,
  nodeId: string,
  planned: PlannedRun
): Promise<void> {
  const read = await until(signal, bridge.readResult(nodeId))
  if (read.state !== 'found' || !asksTheSame(read.result.record, planned, now())) return
  const { picture } = read.result.record
  if (!(await until(signal, samePicture({ measure }, picture, planned.picture)))) return
  throw new GlanceError({
    code: ALREADY_ANALYSED,
    message: words().analysed.message,
    advice: words().analysed.advice,
    sent: 'no'
  })
}

/**
 * Creates an analysis, and again when the service had too many requests: it has refused that one without
 * accepting it, so nothing is sent twice. Waits as long as it asks for, at most a minute.
 */
async function createPatiently<T>(
  now: () => number,
  { signal, emit }: Context,
  create: () => Promise<T>
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await create()
    } catch (error) {
      if (!isClientError(error, 'rate_limited') || attempt === MOST_ATTEMPTS) throw error
      const asked = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1)
      const wait = Math.min(asked, LONGEST_WAIT_MS)
      emit({ type: 'held', until: now() + wait })
      await sleep(wait, signal)
    }
  }
}
