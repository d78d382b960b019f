import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { KeptInFile } from '../../bridge'
import { storeHook } from '../kit/store-hook'
import type { PanelTools } from '../tools/panel-tools'
import { words } from './words'

/** Asked before erasing. `kept` is null until all pages have been searched. */
export type Question = { of: 'file'; kept: KeptInFile | null } | { of: 'computer' }

export interface EraseStore {
  /**
   * True while anything is analysed. Erasing the computer would lose what a service has accepted, and what is placed
   * after erasing the file would be kept again.
   */
  held: ReadonlySignal<boolean>
  /** null when nothing is asked, and while nothing can be erased. */
  question: ReadonlySignal<Question | null>
  askFile: () => void
  askComputer: () => void
  /** Erases what was asked about, then closes Glance: nothing that it had in mind is true any more. */
  erase: () => void
  keep: () => void
}

export const useErase = storeHook<EraseStore>('erase')

/** `held` is true while anything is on its way. */
export function createEraseStore(
  { bridge, errors }: Pick<PanelTools, 'bridge' | 'errors'>,
  held: ReadonlySignal<boolean>
): EraseStore {
  const asked = signal<Question | null>(null)
  const question = computed(() => (held.value ? null : asked.value))

  async function countFile(): Promise<void> {
    const looking: Question = { of: 'file', kept: null }
    asked.value = looking
    const kept = await bridge.keptInFile()
    // Unless it was answered with Keep meanwhile.
    if (asked.value === looking) asked.value = { of: 'file', kept }
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
    erase: () => {
      const { value } = question
      if (value !== null && canErase(value)) errors.guard(() => erase(value))
    },
    keep: () => void (asked.value = null)
  }
}

/** Whether there is something to erase, as far as that is known. */
export function canErase(question: Question): boolean {
  if (question.of === 'computer') return true
  if (question.kept === null) return false
  const { results, overlays, boards, briefs } = question.kept
  return results + overlays + boards + briefs > 0
}
