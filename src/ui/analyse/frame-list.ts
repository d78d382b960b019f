import { computed, type ReadonlySignal, signal, type Signal } from '@preact/signals'
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

/** A selected layer, and what a run over the selection would do with it. */
export interface ListedFrame {
  node: SelectedNode
  target: FrameTarget
  state: FrameState
  /** When its result was made, ms since 1970; null without one. */
  finishedAt: number | null
  /** Why it cannot be analysed. */
  refusal: ErrorData | null
}

/** The selected layers as a list to choose from. */
export interface FrameList {
  frames: ReadonlySignal<readonly ListedFrame[]>
  /** Leaves out frames that have the result they would get. */
  leaveOut: Signal<boolean>
  /** The frames that would be analysed, in the order of the list. */
  wanted: ReadonlySignal<readonly FrameTarget[]>
  /** Reads what the file has for the selected layers. */
  read: () => Promise<void>
}

export const useFrames = storeHook<FrameList>('list of frames')

export function createFrameList({ cache, selection, settings, provider }: FrameTools): FrameList {
  const leaveOut = signal(true)
  const maker = computed(() => chosenInfo(provider.value))
  const analysed = computed(() => selection.value.nodes.filter((node) => node.analysed))
  /** All appear at once: false until the last of them is read. */
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
    // A frame that is gone has no result; the selection will tell soon.
    if (read === null) return { state: 'none' }
    return read.state === 'found' ? { state: 'found', record: read.result.record } : read
  }

  const wanted = computed(() =>
    frames.value
      .filter(({ refusal, state }) => refusal === null && !(leaveOut.value && state === 'fresh'))
      .map(({ target }) => target)
  )

  // Whoever starts a run over the selection needs all of it, whatever the panel shows.
  allRead.subscribe(() => undefined)

  return {
    frames,
    leaveOut,
    wanted,
    read: async () => {
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

/** How a selected frame stands to the run that is planned for it. */
type FrameState =
  /** Not read yet. */
  | 'unknown'
  | 'none'
  /** It has the result it would get. */
  | 'fresh'
  /** Its result was made with other choices, by somebody else or by another engine. */
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
