import { computed, type ReadonlySignal, signal, type Signal } from '@preact/signals'
import type { ReadResult, SelectedNode, StoredResult } from '../../bridge'
import type { ErrorData } from '../../errors'
import type { ProviderInfo, ResultRecord } from '../../file'
import type { Medium, PredictionName } from '../../interface'
import { storeHook } from '../kit/store-hook'
import { chosenInfo } from '../provider/choose-provider'
import { sameMaker } from '../provider/same-maker'
import type { FrameTarget } from '../run/export-frame'
import { mediumOf } from '../settings/medium-of'
import type { PanelTools } from '../tools/panel-tools'

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
  /** Takes over what a run has just placed. */
  placed: (result: StoredResult) => void
  /** Reads a frame again, because the file changed. */
  refresh: (nodeId: string) => Promise<void>
}

export const useFrames = storeHook<FrameList>('list of frames')

export function createFrameList({ bridge, selection, settings, provider }: PanelTools): FrameList {
  const known = signal<ReadonlyMap<string, KnownResult>>(new Map())
  const leaveOut = signal(true)
  const maker = computed(() => chosenInfo(provider.value))

  const frames = computed(() => {
    const { predictions } = settings.settings.value
    return selection.value.nodes.map((node): ListedFrame => {
      const { id, name, refusal } = node
      const medium = mediumOf(settings.settings.value, node)
      const result = node.analysed ? known.value.get(id) : ({ state: 'none' } as const)
      const state = frameState(result, { medium, predictions, provider: maker.value })
      const finishedAt = result?.state === 'found' ? result.record.finishedAt : null
      return { node, target: { id, name, medium }, state, finishedAt, refusal }
    })
  })

  const wanted = computed(() =>
    frames.value
      .filter(({ refusal, state }) => refusal === null && !(leaveOut.value && state === 'fresh'))
      .map(({ target }) => target)
  )

  function keep(nodeId: string, result: KnownResult): void {
    known.value = new Map(known.value).set(nodeId, result)
  }

  /** A frame that is gone has no result; the selection will tell soon. */
  async function readOne(nodeId: string): Promise<KnownResult> {
    const read = await bridge.readResult(nodeId).catch(() => null)
    return read === null ? { state: 'none' } : knownResult(read)
  }

  return {
    frames,
    leaveOut,
    wanted,
    placed: (result) => keep(result.nodeId, knownResult({ state: 'found', result })),
    read: async () => {
      const { nodes } = selection.value
      const found = new Map<string, KnownResult>()
      // One message at a time leaves the main thread room for the canvas; all appear at once.
      for (const { id, analysed } of nodes) {
        if (analysed && !known.value.has(id)) found.set(id, await readOne(id))
        if (selection.value.nodes !== nodes) break
      }
      if (found.size > 0) known.value = new Map([...known.value, ...found])
    },
    refresh: async (nodeId) => {
      if (known.value.has(nodeId)) keep(nodeId, await readOne(nodeId))
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
  /** Who would analyse it; null when nobody can. */
  provider: ProviderInfo | null
}

function knownResult(read: ReadResult): KnownResult {
  if (read.state !== 'found') return { state: read.state }
  const { outOfDate, medium, predictions, provider, finishedAt } = read.result.record
  return { state: 'found', record: { outOfDate, medium, predictions, provider, finishedAt } }
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
