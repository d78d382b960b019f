import type { JournalEntry, Picture, RunKind, Settings } from '../../file'
import type { Provider } from '../provider/provider'
import type { AcceptedEntry, RunFacts } from '../provider/run-steps'
import type { Steps } from './track-work'

export type { AcceptedEntry } from '../provider/run-steps'

/** What a run is told when it begins. */
export interface RunTerms {
  provider: Provider
  /** As they were when it was asked for, whatever is changed meanwhile. */
  settings: Settings
  /** True for a run that the designer asked for by itself; others go side by side. */
  alone: boolean
}

export interface RunContext<P extends string> extends Steps<P>, RunTerms {
  /** Pays again for what was analysed within the hour. */
  repeat: boolean
  /**
   * Makes the create call, journalled before it leaves and when it is accepted. Called once. Returns
   * the entry that the second half works from.
   */
  send: (facts: RunFacts, create: () => Promise<{ id: string }>) => Promise<AcceptedEntry>
}

/** How one kind of thing is analysed. `P` are its phases, `I` what is asked for, `R` the result. */
export interface RunPlan<P extends string, I, R> {
  kind: RunKind
  /** In their order. */
  phases: readonly [P, ...P[]]
  /** Those that a provider goes; all where left out. */
  phasesBy?: (provider: Provider) => readonly [P, ...P[]]
  /** In the designer's words. */
  phaseNames: () => Record<P, string>
  /** The phase a run is in once it is accepted, where a resumed one goes on. */
  waiting: P
  describe: (input: I) => Pick<JournalEntry, 'title' | 'source'>
  /** All of a run. */
  start: (context: RunContext<P>, input: I) => Promise<R>
  /** What is left of a run that the service has accepted. */
  resume: (context: RunContext<P>, entry: AcceptedEntry) => Promise<R>
  /** What was asked for, to ask again; null when that cannot be known from the entry. */
  inputOf: (entry: JournalEntry) => I | null
  /**
   * True where all that an earlier session has left goes on at once, and a newer result takes the place of an
   * older one of the same source; else the first goes on and the others wait.
   */
  together?: boolean
  /** True where the result has to be placed: without edit access nothing is resumed. */
  needsEditing?: boolean
}

/** What a frame's or an ad's run has exported. Throws for an entry without it, which none of them writes. */
export function pictureOf({ kind, picture }: JournalEntry): Picture {
  if (picture === null) throw new Error(`The journal of this ${kind} has no picture.`)
  return picture
}
