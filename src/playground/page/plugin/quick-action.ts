import { signal } from '@preact/signals'
import type { AskParameters, Suggestions } from '../../host/contract'
import type { Parameter } from './load-plugin'

/** A prompt for a command's parameters one after the other, like Figma's quick actions. */
export class QuickAction {
  /** The current parameter; null when all are given, or the user has cancelled. */
  readonly asked = signal<Parameter | null>(null)
  /** The plugin's suggestions for the typed text; null while it has not answered. */
  readonly offered = signal<Suggestions | null>(null)
  private typed = 0
  private query: (text: string) => void = () => undefined
  private settle: (value: { chosen: unknown } | null) => void = () => undefined

  constructor(
    /** The command's name. */
    readonly name: string,
    private readonly parameters: readonly Parameter[]
  ) {}

  /** Asks for each parameter in turn; passed to `runPlugin`. */
  readonly run: AskParameters = async (ask) => {
    const values: Record<string, unknown> = {}
    for (const parameter of this.parameters) {
      const { key } = parameter
      this.query = (query) => {
        const typed = ++this.typed
        this.offered.value = null
        void ask({ key, query, parameters: { ...values } }).then((offered) => {
          if (typed === this.typed) this.offered.value = offered
        })
      }
      const given = new Promise<{ chosen: unknown } | null>((resolve) => (this.settle = resolve))
      this.asked.value = parameter
      this.query('')
      const value = await given
      this.asked.value = null
      if (value === null) return null
      values[key] = value.chosen
    }
    return values
  }

  type(text: string): void {
    this.query(text)
  }

  choose(data: unknown): void {
    this.settle({ chosen: data })
  }

  cancel(): void {
    this.settle(null)
  }
}
