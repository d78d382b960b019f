import type { Suggestions, TypedParameter } from '../contract'
import { Emitter } from '../facade/emitter'
import { apiObject } from '../facade/api-object'
import type { Session } from '../facade/session'

/** figma.parameters: passes text typed into Figma's quick actions to the plugin. */
export function createParameters(session: Session) {
  const events = new Emitter<{ input: [ParameterInputEvent] }>(session.guard, ['input'])
  return {
    api: apiObject<Pick<ParametersAPI, 'on' | 'off'>>(session, 'figma.parameters', {
      on: (type, callback) => events.add(type, callback),
      off: (type, callback) => events.remove(type, callback)
    }),
    /** Passes typed text to the plugin; resolves to its first suggestions. */
    ask: (typed: TypedParameter): Promise<Suggestions> =>
      new Promise((resolve) => {
        const result: SuggestionResults = {
          setSuggestions: (suggestions) =>
            resolve({ state: 'suggested', suggestions: suggestions.map(suggestionOf) }),
          setError: (message) => resolve({ state: 'refused', message }),
          setLoadingMessage: () => undefined
        }
        events.emit('input', { ...typed, result })
      })
  }
}

/** A suggestion with its data, by default its name. */
function suggestionOf(suggestion: string | { name: string; data?: unknown }): {
  name: string
  data: unknown
} {
  const { name, data } = typeof suggestion === 'string' ? { name: suggestion } : suggestion
  return { name, data: data ?? name }
}
