import { computed } from '@preact/signals'
import type { SelectedNode } from '../../bridge'
import type { ErrorData } from '../../errors'
import type { ResultRecord } from '../../file'
import type { FrameTools } from '../frames/frame-cache'
import { storeHook } from '../kit/store-hook'
import { chosenInfo } from '../provider/choose-provider'
import { sameMaker } from '../provider/same-maker'
import type { FrameTarget } from '../run/frame-runs'
import { mediumOf } from '../words/pick-medium'

/** A selected layer as a run over the selection would treat it. */
export interface ListedFrame {
  node: SelectedNode
  target: FrameTarget
  state: FrameState
  /** When its result was made, ms since 1970; null without one. */
  finishedAt: number | null
  /** Why it cannot be analysed. */
  refusal: ErrorData | null
}

export type FrameList = ReturnType<typeof createFrameList>

export const useFrames = storeHook<FrameList>('list of frames')

/** The selected layers as a list to choose from. */
export function createFrameList(tools: FrameTools) {
  const { cache, selection } = tools
  const analysed = computed(() => selection.value.nodes.filter((node) => node.analysed))
  /** False until the last of them is read, so that all appear at once. */
  const allRead = computed(() =>
    analysed.value
      .map(({ id }) => cache.of(id, 'result').value)
      .every(({ read, error }) => read !== null || error !== null)
  )

  const frames = computed(() =>
    selection.value.nodes.map((node): ListedFrame => {
      const result = knownOf(node)
      const finishedAt = result?.state === 'found' ? result.record.finishedAt : null
      return { node, ...planned(tools, node, result), finishedAt, refusal: node.refusal }
    })
  )

  function knownOf(node: SelectedNode): KnownResult | undefined {
    if (!node.analysed) return { state: 'none' }
    if (!allRead.value) return undefined
    const { read } = cache.of(node.id, 'result').value
    // The frame is gone, and the selection will change soon.
    if (read === null) return { state: 'none' }
    return read.state === 'found' ? { state: 'found', record: read.result.record } : read
  }

  /** The frames that do not have the result they would get, in the order of the list. */
  const wanted = computed((): readonly FrameTarget[] =>
    frames.value
      .filter(({ refusal, state }) => refusal === null && state !== 'fresh')
      .map(({ target }) => target)
  )

  // A run over the selection needs all of it, whichever screen is shown.
  allRead.subscribe(() => undefined)

  return {
    frames,
    wanted,
    /** Reads what the file has for the selected layers. */
    read: async (): Promise<void> => {
      await Promise.all(analysed.value.map(({ id }) => cache.known(id, 'result')))
    }
  }
}

/** State of a frame's result, without its texts. */
type KnownResult =
  | { state: 'none' | 'broken' }
  | {
      state: 'found'
      record: Pick<ResultRecord, 'outOfDate' | 'medium' | 'predictions' | 'provider' | 'finishedAt'>
    }

/** What is known of a selected frame's result, seen from the planned run. */
type FrameState =
  /** Not read yet. */
  | 'unknown'
  | 'none'
  /** It has the result it would get. */
  | 'fresh'
  /** Its result was made with other choices or by another provider or engine. */
  | 'otherwise'
  | 'outOfDate'
  | 'broken'

/** What a run over a frame would analyse, and whether the frame's result answers that already. */
export function planned(
  { provider, settings }: Pick<FrameTools, 'provider' | 'settings'>,
  { id, name, ...size }: Pick<SelectedNode, 'id' | 'name' | 'width' | 'height'>,
  known: KnownResult | undefined
): { target: FrameTarget; state: FrameState } {
  const { value: chosen } = settings.settings
  const medium = mediumOf(chosen, size)
  const target = { id, name, medium }
  if (known === undefined) return { target, state: 'unknown' }
  if (known.state !== 'found') return { target, state: known.state }
  const { record } = known
  if (record.outOfDate) return { target, state: 'outOfDate' }
  const maker = chosenInfo(provider.value)
  const same =
    medium === record.medium &&
    (maker === null || sameMaker(record.provider, maker)) &&
    chosen.predictions.every((prediction) => record.predictions.includes(prediction))
  return { target, state: same ? 'fresh' : 'otherwise' }
}
