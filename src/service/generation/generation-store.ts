import { type AnalysisId, RESULT_LIFETIME_MS, type TextKind } from '../../interface'
import { language, type Language } from '../../language'
import { Records, type Found, isGone, type Store } from '../storage/store'
import { type Brief, isSameBrief } from '../../engine/texts/brief'

/** A text, and the brief it was written with. */
interface Written {
  brief: Brief
  state: { status: 'failed' } | { status: 'completed'; markdown: string; language: Language }
}

export type TextState = Written['state'] | { status: 'expired' } | { status: 'unknown' }

type Write = () => string

/**
 * Written texts by analysis and kind. A text takes some ms, so it is written at once when triggered. It expires an hour
 * later, or is evicted before.
 */
export class GenerationStore {
  private readonly texts: Records<Written>

  constructor(
    store: Store,
    private readonly clock: () => number,
    private readonly report: (error: unknown) => void
  ) {
    this.texts = new Records(store, 'text')
  }

  /** The state of a text; `unknown` when it was never triggered. */
  async find(kind: TextKind, id: AnalysisId): Promise<TextState> {
    const found = await this.texts.get(nameOf(kind, id))
    if (isGone(found)) return { status: 'expired' }
    return found === 'unknown' ? { status: 'unknown' } : found.state
  }

  /**
   * Writes a text, unless the one there is has neither failed nor expired, and was written with the same brief and in
   * the current language. Resolves to whether it was written now.
   */
  async trigger(kind: TextKind, id: AnalysisId, brief: Brief, write: Write): Promise<boolean> {
    const name = nameOf(kind, id)
    if (stands(await this.texts.get(name), brief)) return false
    // A text expires when it is more than an hour old, not at exactly an hour.
    const expires = this.clock() + RESULT_LIFETIME_MS + 1
    const value = { brief, state: this.written(write) }
    await this.texts.put(name, { value, expires, quota: 'results' })
    return true
  }

  private written(write: Write): Written['state'] {
    try {
      return { status: 'completed', markdown: write(), language: language() }
    } catch (error) {
      this.report(error)
      return { status: 'failed' }
    }
  }
}

const nameOf = (kind: TextKind, id: AnalysisId): string => `${kind} ${id}`

function stands(found: Found<Written>, now: Brief): boolean {
  if (typeof found !== 'object' || found.state.status === 'failed') return false
  const { brief, state } = found
  return state.language === language() && isSameBrief(brief, now)
}
