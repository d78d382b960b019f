import { type ReadonlySignal, signal } from '@preact/signals'
import { type ErrorData, toErrorData } from '../../errors'
import { type Brief, BRIEF_FIELDS, EMPTY_BRIEF, isBlank } from '../../file'
import type { PanelTools } from '../tools/panel-tools'

/** A brief is saved when typing pauses for this long. */
const PAUSE_MS = 600

/** A frame's brief by its id; null for the file's. */
export type Target = string | null

/** The briefs that the panel knows, and how they are saved to the file. */
export function createBriefSlots({ bridge, errors }: PanelTools) {
  const slots = signal<ReadonlyMap<Target, Slot>>(new Map())
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(target: Target, slot: Slot): void {
    slots.value = new Map(slots.peek()).set(target, slot)
  }

  function readInto(target: Target, brief: Brief | null): void {
    const slot = slots.peek().get(target)
    if (slot === undefined || slot.state === 'kept') set(target, keptSlot(brief))
  }

  async function save(target: Target): Promise<void> {
    const slot = slots.peek().get(target)
    if (slot === undefined || slot.state === 'kept' || slot.state === 'saving') return
    set(target, { ...slot, state: 'saving', error: null })
    try {
      const { file, frame } = await bridge.readBriefs(target)
      const merged = mergeBrief(slot, target === null ? file : frame)
      await bridge.saveBrief(target, toKeep(target, merged))
      settle(target, slot.brief, merged)
    } catch (error) {
      const now = slots.peek().get(target) ?? slot
      set(target, { ...now, state: 'failed', error: toErrorData(error) })
    }
  }

  /** Text typed while saving is still to be saved. */
  function settle(target: Target, sent: Brief | null, merged: Brief | null): void {
    const now = slots.peek().get(target)
    if (now === undefined || now.brief === sent) {
      set(target, keptSlot(merged))
      return
    }
    set(target, { ...now, kept: merged, state: 'typed' })
    later()
  }

  function later(): void {
    clearTimeout(timer)
    timer = setTimeout(flush, PAUSE_MS)
  }

  /** Saves pending changes now. */
  function flush(): void {
    clearTimeout(timer)
    for (const target of slots.peek().keys()) errors.guard(() => save(target))
  }

  return {
    slots: slots as ReadonlySignal<ReadonlyMap<Target, Slot>>,
    flush,
    /** Reads the file's brief and a frame's. What is typed here and not saved yet stays. */
    read: async (nodeId: Target): Promise<void> => {
      const { file, frame } = await bridge.readBriefs(nodeId)
      readInto(null, file)
      if (nodeId !== null) readInto(nodeId, frame)
    },
    /** The brief that holds for a frame, with what is typed here; undefined before it is read. */
    holding: (nodeId: Target): Brief | null | undefined => {
      const file = slots.value.get(null)
      const frame = nodeId === null ? null : slots.value.get(nodeId)
      if (file === undefined || frame === undefined) return undefined
      return frame?.brief ?? file.brief
    },
    /** Stores typed text and saves it soon; null removes a brief. */
    change: (target: Target, brief: Brief | null): void => {
      const slot = slots.peek().get(target) ?? keptSlot(null)
      const state = slot.state === 'saving' ? 'saving' : 'typed'
      set(target, { ...slot, brief, state, error: null })
      // A pasted text is saved at once, typed text when typing pauses.
      if (slot.state === 'kept') flush()
      else later()
    }
  }
}

/** One brief in the panel: the file's, or a frame's own. */
export interface Slot {
  /** As typed; null where there is none. */
  brief: Brief | null
  /** As it was in the file when it was last read or saved. */
  kept: Brief | null
  state: 'kept' | 'typed' | 'saving' | 'failed'
  error: ErrorData | null
}

export function keptSlot(brief: Brief | null): Slot {
  return { brief, kept: brief, state: 'kept', error: null }
}

/**
 * The brief to save: the texts that were changed here, and the others as the file has them now, since a teammate may have
 * changed those.
 */
function mergeBrief({ brief, kept }: Slot, inFile: Brief | null): Brief | null {
  if (brief === null || inFile === null) return brief
  const before = kept ?? EMPTY_BRIEF
  const texts = BRIEF_FIELDS.map((field) => [
    field,
    brief[field] === before[field] ? inFile[field] : brief[field]
  ])
  return Object.fromEntries(texts) as Brief
}

/** The file keeps no blank brief; a frame's own blank one means that the file's does not hold. */
function toKeep(target: Target, brief: Brief | null): Brief | null {
  return target === null && isBlank(brief) ? null : brief
}
