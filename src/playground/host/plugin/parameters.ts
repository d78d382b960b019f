import type { Suggestions, TypedParameter } from '../contract'
import { Emitter } from '../facade/emitter'
import { apiObject } from '../facade/api-object'
import type { Session } from '../facade/session'

export interface Parameters {
  api: Pick<ParametersAPI, 'on' | 'off'>
  /** Passes typed text to the plugin; resolves to its first suggestions. */
  ask: (typed: TypedParameter) => Promise<Suggestions>
}

/** figma.parameters: passes text typed into Figma's quick actions to the plugin. */
export function createParameters(session: Session): Parameters {
  const events = new Emitter<{ input: [ParameterInputEvent] }>(session.guard)
  const api = apiObject<Parameters['api']>(session, 'figma.parameters', {
    on: (type, callback) => events.add(checked(type), callback),
    off: (type, callback) => events.remove(checked(type), callback)
  })
  return {
    api,
    ask: (typed) =>
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
  if (typeof suggestion === 'string') return { name: suggestion, data: suggestion }
  return { name: suggestion.name, data: suggestion.data ?? suggestion.name }
}

function checked(type: string): 'input' {
  if (type !== 'input') throw new Error(`"${type}" is not a valid event name`)
  return type
}
