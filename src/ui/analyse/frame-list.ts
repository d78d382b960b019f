import { computed } from '@preact/signals'
import type { SelectedNode } from '../../bridge'
import type { ErrorData } from '../../errors'
import type { ProviderInfo, ResultRecord } from '../../file'
import type { Medium, PredictionName } from '../../interface'
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
export function createFrameList({ cache, selection, settings, provider }: FrameTools) {
  const maker = computed(() => chosenInfo(provider.value))
  const analysed = computed(() => selection.value.nodes.filter((node) => node.analysed))
  /** False until the last of them is read, so that all appear at once. */
  const allRead = computed(() =>
    analysed.value
      .map(({ id }) => cache.of(id, 'result').value)
      .every(({ read, error }) => read !== null || error !== null)
  )

  const frames = computed(() => {
    const { predictions } = settings.settings.value
    return selection.value.nodes.map((node): ListedFrame => {
      const { id, name, refusal } = node
      const medium = mediumOf(settings.settings.value, node)
      const result = knownOf(node)
      const state = frameState(result, { medium, predictions, provider: maker.value })
      const finishedAt = result?.state === 'found' ? result.record.finishedAt : null
      return { node, target: { id, name, medium }, state, finishedAt, refusal }
    })
  })

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

interface PlannedFrame {
  medium: Medium
  predictions: readonly PredictionName[]
  /** The provider of the run; null when none can be used. */
  provider: ProviderInfo | null
}

export function frameState(known: KnownResult | undefined, planned: PlannedFrame): FrameState {
  if (known === undefined) return 'unknown'
  if (known.state !== 'found') return known.state
  const { outOfDate, medium, predictions, provider } = known.record
  if (outOfDate) return 'outOfDate'
  const same =
    medium === planned.medium &&
    (planned.provider === null || sameMaker(provider, planned.provider)) &&
    planned.predictions.every((name) => predictions.includes(name))
  return same ? 'fresh' : 'otherwise'
}
