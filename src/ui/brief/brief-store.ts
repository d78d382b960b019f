import { computed, effect, signal, untracked } from '@preact/signals'
import { type ErrorData, toErrorData } from '../../errors'
import { type Brief, type BriefField, EMPTY_BRIEF } from '../../file'
import { Turns } from '../../waiting/turns'
import { storeHook } from '../kit/store-hook'
import { hashBrief } from './to-metadata'
import type { PanelTools } from '../tools/panel-tools'
import { createBriefSlots, keptSlot, type Target } from './brief-slots'

type BriefScope = 'file' | 'frame'

export type BriefStore = ReturnType<typeof createBriefStore>

export const useBrief = storeHook<BriefStore>('brief')

export function createBriefStore(tools: PanelTools) {
  const { canEdit, errors, selection } = tools
  const { slots, read, holding: holdingFor, change, flush } = createBriefSlots(tools)
  /** Why the brief cannot be read; null when it can. */
  const unreadable = signal<ErrorData | null>(null)
  const wanted = new Set<string>()
  const turns = new Turns()
  const chosen = signal<BriefScope | null>(null)
  /** Hash of the brief that holds for the selection; null when that is blank, undefined when unknown. */
  const hash = signal<string | null | undefined>(undefined)

  /** The frame that can have its own brief: the selected one. */
  const frame = computed(() => {
    const [node, ...others] = selection.value.nodes
    return node?.refusal === null && others.length === 0 ? node : null
  })
  const frameId = computed(() => frame.value?.id ?? null)
  const file = computed(() => slots.value.get(null)?.brief)
  const own = computed(() =>
    frameId.value === null ? null : (slots.value.get(frameId.value)?.brief ?? null)
  )
  /** True when the frame has a brief of its own. */
  const ownBrief = computed(() => own.value !== null)
  const scope = computed<BriefScope>(() =>
    frame.value === null ? 'file' : (chosen.value ?? (ownBrief.value ? 'frame' : 'file'))
  )
  const target = computed<Target>(() => (scope.value === 'file' ? null : frameId.value))
  /** The brief that holds for the selection; null when there is none, undefined when unknown. */
  const holding = computed(() => holdingFor(frameId.value))
  /** Values of the fields; null until they are read. */
  const shown = computed(() => {
    if (file.value === undefined) return null
    return (scope.value === 'frame' ? own.value : null) ?? file.value ?? EMPTY_BRIEF
  })
  const saving = computed(() => slots.value.get(target.value) ?? keptSlot(null))

  effect(() => {
    const nodeId = frameId.value
    untracked(() => {
      chosen.value = null
      flush()
      errors.guard(() => show(nodeId))
    })
  })

  effect(() => {
    const brief = holding.value
    if (brief === undefined) {
      hash.value = undefined
      return
    }
    errors.guard(async () => {
      const next = await hashBrief(brief, tools.hash)
      if (holding.peek() === brief) hash.value = next
    })
  })

  async function show(nodeId: string | null): Promise<void> {
    try {
      await read(nodeId)
      unreadable.value = null
    } catch (error) {
      unreadable.value = toErrorData(error)
    }
  }

  /** Reads a brief once for a list; failures are ignored. */
  function want(nodeId: string): void {
    if (wanted.has(nodeId)) return
    wanted.add(nodeId)
    void turns.take(() => read(nodeId).catch(() => undefined))
  }

  /** The same for views, which follow it; null until it is read, and where that fails. */
  function briefOf(nodeId: string): Brief | null {
    const brief = holdingFor(nodeId)
    if (brief === undefined) want(nodeId)
    return brief ?? null
  }

  return {
    frame,
    scope,
    shown,
    holding,
    ownBrief,
    saving,
    unreadable,
    hash,
    flush,
    choose: (next: BriefScope): void => {
      flush()
      chosen.value = next
    },
    /** Takes a text. A frame that used the file's brief gets its own with the first change. */
    type: (field: BriefField, text: string): void => {
      if (canEdit && shown.value !== null) change(target.value, { ...shown.value, [field]: text })
    },
    /** Removes the frame's own brief; the file's holds again. */
    useFileBrief: (): void => {
      if (frameId.value === null) return
      chosen.value = 'frame'
      change(frameId.value, null)
      flush()
    },
    /** Reads the file again, for changes of teammates. */
    refresh: () => errors.guard(() => show(frameId.value)),
    /** The brief that holds for a frame, typed texts included. Rejects when it cannot be read. */
    briefFor: async (nodeId: string): Promise<Brief | null> => {
      flush()
      await read(nodeId)
      return holdingFor(nodeId) ?? null
    },
    briefOf,
    /** The goal of that brief; empty without one. */
    goalOf: (nodeId: string) => briefOf(nodeId)?.goal ?? ''
  }
}
