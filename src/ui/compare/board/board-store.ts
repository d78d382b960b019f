import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals'
import type { BoardPicture, NewBoard } from '../../../bridge'
import { type ErrorData, toErrorData } from '../../../errors'
import { listWords } from '../../../language/list-words'
import { formatMoment } from '../../words/format-time'
import { providerName } from '../../words/provider-name'
import type { ComparedFrame, CompareTools, Comparison } from '../comparison'
import { comparisonStory } from '../story/comparison-story'
import { words } from '../words'

export type BoardNow =
  | { state: 'idle' }
  /** Pictures of `done` of `of` frames are there. */
  | { state: 'exporting'; done: number; of: number }
  /** `missing`: frames are on it without pictures. */
  | { state: 'said'; what: 'placed' | 'replaced'; missing: boolean }
  | { state: 'said'; what: 'cancelled' | 'removed' }
  /** True while the designer has to confirm removing an edited board. */
  | { state: 'asks' }
  | { state: 'failed'; error: ErrorData }

/** The comparison as a board on the canvas. */
export function createBoardStore(
  tools: CompareTools,
  comparison: ReadonlySignal<Comparison | null>
) {
  const { bridge, canEdit, errors, selection } = tools
  const now = signal<BoardNow>({ state: 'idle' })
  /** Id of the board of these frames that is on the page; null when there is none. */
  const existing = signal<string | null>(null)
  const frameIds = computed(() => comparison.value?.frames.map(({ nodeId }) => nodeId).join() ?? '')
  let controller = new AbortController()

  effect(() => {
    const asked = frameIds.value
    untracked(() => startOver(asked))
  })
  // Undo and deleting by hand change the selection, too.
  const alone = computed(() => {
    const [node, ...others] = selection.value.nodes
    return others.length === 0 ? (node?.layer ?? node)?.id : null
  })
  effect(() => {
    if (alone.value !== null) untracked(() => errors.guard(findExisting))
  })

  function startOver(asked: string): void {
    controller.abort()
    now.value = { state: 'idle' }
    existing.value = null
    if (asked !== '') errors.guard(findExisting)
  }

  /** Looks again whether there is a board: it may have been undone or deleted by hand. */
  async function findExisting(): Promise<void> {
    const compared = comparison.value
    if (compared === null || !canEdit) return
    const asked = frameIds.value
    const found = await bridge.findBoard(compared.frames.map(({ nodeId }) => nodeId))
    if (frameIds.value === asked) existing.value = found
  }

  async function place(): Promise<void> {
    const compared = comparison.value
    if (compared === null || !canEdit) return
    controller.abort()
    const { signal: cancelled } = (controller = new AbortController())
    try {
      const runId = tools.newId()
      const pictures = await exportAll(compared, runId, cancelled)
      if (cancelled.aborted) return
      const earlier = existing.value
      const id = await bridge.placeBoard(boardOf(compared, pictures, runId))
      const what = id === earlier ? 'replaced' : 'placed'
      now.value = { state: 'said', what, missing: pictures.includes(null) }
      await bridge.notifyDone(words().board[what])
      await findExisting()
    } catch (error) {
      if (!cancelled.aborted) now.value = { state: 'failed', error: toErrorData(error) }
    }
  }

  /** One frame after the other: each picture is a message of its own. */
  async function exportAll(
    { frames }: Comparison,
    runId: string,
    cancelled: AbortSignal
  ): Promise<(BoardPicture | null)[]> {
    const all: (BoardPicture | null)[] = []
    for (const frame of frames) {
      if (cancelled.aborted) break
      now.value = { state: 'exporting', done: all.length, of: frames.length }
      all.push(await pictureOf(frame, runId))
    }
    return all
  }

  async function pictureOf(
    { nodeId, name, record }: ComparedFrame,
    runId: string
  ): Promise<BoardPicture | null> {
    // A frame that can no longer be exported is on the board with its numbers alone.
    const exported = await bridge.exportPicture(nodeId, record.picture.scale).catch(() => null)
    if (exported === null) return null
    const image = await bridge.keepImage(runId, `the picture of “${name}”`, exported.png)
    return { image, overlay: record.maps.attention ?? null }
  }

  return {
    now: now as ReadonlySignal<BoardNow>,
    existing,
    place,
    cancel: (): void => {
      controller.abort()
      now.value = { state: 'said', what: 'cancelled' }
    },
    /** Asks first if it was edited, unless `force` is true. */
    remove: async (force = false): Promise<void> => {
      const id = existing.value
      if (id === null) return
      const removed = (await bridge.removeBoard(id, { force })) === 'done'
      now.value = removed ? { state: 'said', what: 'removed' } : { state: 'asks' }
      await findExisting()
    },
    /** The answer that the edited board stays. */
    keep: (): void => {
      now.value = { state: 'idle' }
    },
    findExisting
  }
}

/** A comparison's story as a board. `pictures` are by frame, in the comparison's order. */
export function boardOf(
  comparison: Comparison,
  pictures: readonly NewBoard['variants'][number]['picture'][],
  runId: string
): NewBoard {
  const { callouts, headline, lead, legend, scale, title, variants } = comparisonStory(
    comparison,
    true
  )
  const { frames } = comparison
  const providers = listWords(new Set(frames.map(({ record }) => providerName(record.provider))))
  const latest = Math.max(...frames.map(({ record }) => record.finishedAt))
  return {
    runId,
    title,
    headline,
    lead: lead.join(' '),
    variants: variants.map((variant, at) => ({ ...variant, picture: pictures[at] ?? null })),
    callouts,
    scale: scale && { ...scale, colours: scale.colours.map(channelsOf) },
    legend,
    footnote: words().board.footnote(providers, formatMoment(latest))
  }
}

/** `rgba(255, 205, 0, 1)` in parts of the whole. */
function channelsOf(colour: string): NonNullable<NewBoard['scale']>['colours'][number] {
  const [red = 0, green = 0, blue = 0, opacity = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return [red / 255, green / 255, blue / 255, opacity]
}
