import {
  computed,
  effect,
  signal,
  untracked,
  type ReadonlySignal,
  type Signal
} from '@preact/signals'
import type { BoardPicture } from '../../../bridge'
import type { ErrorData } from '../../../errors'
import { MAP_NAMES, type MapName } from '../../../file'
import { describeError } from '../../words/describe-error'
import { mapFacts } from '../../words/map-facts'
import type { ComparedFrame, CompareTools, Comparison } from '../comparison'
import { boardContent } from './board-content'

export type BoardNow =
  | { state: 'idle' }
  /** Pictures of `done` of `of` frames are there. */
  | { state: 'gathering'; done: number; of: number }
  | { state: 'said'; words: string }
  | { state: 'failed'; error: ErrorData }

/** The comparison as a board on the canvas. */
export interface BoardStore {
  now: ReadonlySignal<BoardNow>
  /** Id of the board of these frames that is on the page; null when there is none. */
  existing: ReadonlySignal<string | null>
  /** Maps that at least one of the frames has. */
  offered: ReadonlySignal<readonly MapName[]>
  /** The maps that go on it. */
  maps: Signal<readonly MapName[]>
  place: () => Promise<void>
  cancel: () => void
  remove: () => Promise<void>
  /** Looks again whether there is a board: it may have been undone or deleted by hand. */
  findExisting: () => Promise<void>
}

export function createBoardStore(
  tools: CompareTools,
  comparison: ReadonlySignal<Comparison | null>
): BoardStore {
  const { bridge, canEdit, errors, selection } = tools
  const now = signal<BoardNow>({ state: 'idle' })
  const existing = signal<string | null>(null)
  const maps = signal<readonly MapName[]>(['attention'])
  const frameIds = computed(() => comparison.value?.frames.map(({ nodeId }) => nodeId).join() ?? '')
  let controller = new AbortController()

  effect(() => {
    const asked = frameIds.value
    untracked(() => startOver(asked))
  })
  // Undo and deleting by hand change the selection, too.
  effect(() => {
    const { nodes } = selection.value
    if (nodes.length < 2) untracked(() => errors.guard(findExisting))
  })

  function startOver(asked: string): void {
    controller.abort()
    now.value = { state: 'idle' }
    existing.value = null
    if (asked !== '') errors.guard(findExisting)
  }

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
      const pictures = await gather(compared, runId, cancelled)
      if (cancelled.aborted) return
      const replaced = existing.value !== null
      await bridge.placeBoard(boardContent(compared, pictures, runId))
      const missing = pictures.some(({ length }) => length === 0)
      now.value = { state: 'said', words: placedWords(replaced, missing) }
      await findExisting()
    } catch (error) {
      if (!cancelled.aborted) now.value = { state: 'failed', error: describeError(error) }
    }
  }

  /** One frame after the other: each picture is a message of its own. */
  async function gather(
    { frames }: Comparison,
    runId: string,
    cancelled: AbortSignal
  ): Promise<BoardPicture[][]> {
    const all: BoardPicture[][] = []
    for (const frame of frames) {
      if (cancelled.aborted) break
      now.value = { state: 'gathering', done: all.length, of: frames.length }
      all.push(await picturesOf(frame, runId))
    }
    return all
  }

  async function picturesOf({ nodeId, name, record }: ComparedFrame, runId: string) {
    // A frame that can no longer be exported is on the board with its numbers alone.
    const exported = await bridge.exportPicture(nodeId, record.picture.scale).catch(() => null)
    if (exported === null) return []
    const image = await bridge.keepImage(runId, `the picture of “${name}”`, exported.png)
    const chosen = MAP_NAMES.filter((map) => maps.value.includes(map))
    if (chosen.length === 0) return [{ name: 'Design', image, overlay: null }]
    return chosen.map((map): BoardPicture => {
      const overlay = record.maps[map] ?? null
      return { name: mapFacts(map).name + (overlay === null ? ': not there' : ''), image, overlay }
    })
  }

  return {
    now,
    existing,
    offered: computed(() =>
      MAP_NAMES.filter((map) => comparison.value?.frames.some(({ record }) => map in record.maps))
    ),
    maps,
    place,
    cancel: () => {
      controller.abort()
      now.value = { state: 'said', words: 'Cancelled. Nothing was placed.' }
    },
    remove: async () => {
      const id = existing.value
      if (id === null) return
      await bridge.removeBoard(id)
      now.value = { state: 'said', words: 'The board was removed. Undo brings it back.' }
      await findExisting()
    },
    findExisting
  }
}

function placedWords(replaced: boolean, missing: boolean): string {
  const done = replaced
    ? 'The earlier board was replaced. Undo brings it back.'
    : 'The board lies on the canvas. Placing it again replaces it; one undo removes it.'
  return missing ? `${done} Frames that could not be exported are there without pictures.` : done
}
