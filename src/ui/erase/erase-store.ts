import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { KeptInFile } from '../../bridge'
import { storeHook } from '../kit/store-hook'
import type { PanelTools } from '../tools/panel-tools'
import { words } from './words'

/** Asked before erasing. `kept` is null until all pages have been searched. */
export type Question = { of: 'file'; kept: KeptInFile | null } | { of: 'computer' }

export type EraseStore = ReturnType<typeof createEraseStore>

export const useErase = storeHook<EraseStore>('erase')

/**
 * `held` is true while anything is analysed: erasing the computer would lose what a service has accepted, and what is
 * placed after erasing the file would be kept again.
 */
export function createEraseStore(
  { bridge, errors }: Pick<PanelTools, 'bridge' | 'errors'>,
  held: ReadonlySignal<boolean>
) {
  const asked = signal<Question | null>(null)
  /** The question on screen; null when there is none, and while nothing can be erased. */
  const question = computed(() => (held.value ? null : asked.value))

  async function countFile(): Promise<void> {
    const counting: Question = { of: 'file', kept: null }
    asked.value = counting
    const kept = await bridge.keptInFile()
    // Unless the designer has pressed Keep.
    if (asked.value === counting) asked.value = { of: 'file', kept }
  }

  async function erase({ of }: Question): Promise<void> {
    asked.value = null
    await (of === 'file' ? bridge.eraseFile() : bridge.eraseComputer())
    await bridge.finish(words().erased[of], of === 'file')
  }

  return {
    held,
    question,
    askFile: () => errors.guard(countFile),
    askComputer: () => void (asked.value = { of: 'computer' }),
    /** Erases what the question names, then closes Glance, whose memory is stale after that. */
    erase: () => {
      const { value } = question
      if (value !== null && canErase(value)) errors.guard(() => erase(value))
    },
    keep: () => void (asked.value = null)
  }
}

/** Whether there is something to erase; false while that is unknown. */
export function canErase(question: Question): boolean {
  if (question.of === 'computer') return true
  if (question.kept === null) return false
  const { results, overlays, boards, briefs } = question.kept
  return results + overlays + boards + briefs > 0
}
