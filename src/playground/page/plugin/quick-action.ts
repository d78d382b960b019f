import { signal } from '@preact/signals'
import type { AskParameters, Suggestions } from '../../host/contract'
import type { Parameter } from './load-plugin'

/** A prompt for a command's parameter, like Figma's quick actions. */
export class QuickAction {
  /** Whether the parameter is asked for: not yet, or no longer once it is given or the user has cancelled. */
  readonly isAsking = signal(false)
  /** The plugin's suggestions for the typed text; null while it has not answered. */
  readonly offered = signal<Suggestions | null>(null)
  /** Asks the plugin what fits the typed text. */
  type: (text: string) => void = () => undefined
  /** Ends the prompt with what was chosen, or without. */
  settle: (value: { chosen: unknown } | null) => void = () => undefined
  private typed = 0

  constructor(
    /** The plugin's name. */
    readonly name: string,
    readonly parameter: Parameter
  ) {}

  /** Asks for the parameter; passed to `runPlugin`. */
  readonly run: AskParameters = async (ask) => {
    const { key } = this.parameter
    this.type = (query) => {
      const typed = ++this.typed
      this.offered.value = null
      void ask(key, query).then((offered) => {
        if (typed === this.typed) this.offered.value = offered
      })
    }
    const given = new Promise<{ chosen: unknown } | null>((resolve) => (this.settle = resolve))
    this.isAsking.value = true
    this.type('')
    const value = await given
    this.isAsking.value = false
    return value && { [key]: value.chosen }
  }
}
