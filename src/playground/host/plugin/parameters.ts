import type { Suggestions } from '../contract'
import { Emitter } from '../facade/emitter'
import { apiObject } from '../facade/api-object'
import type { Session } from '../facade/session'

/** The suggestions of a plugin as this host takes them: by name, with the data that stands for each. */
type Input = Pick<ParameterInputEvent, 'key' | 'query' | 'parameters'> & {
  result: { setSuggestions: (suggestions: Suggestions) => void }
}

/** figma.parameters: passes text typed into Figma's quick actions to the plugin. */
export function createParameters(session: Session) {
  const events = new Emitter<{ input: [Input] }>(session.guard, ['input'])
  return {
    api: apiObject(session, 'figma.parameters', {
      on: (type: 'input', callback: (event: Input) => void) => events.add(type, callback)
    }),
    /** Passes typed text to the plugin; resolves to its suggestions. */
    ask: (key: string, query: string): Promise<Suggestions> =>
      new Promise((resolve) => {
        events.emit('input', { key, query, parameters: {}, result: { setSuggestions: resolve } })
      })
  }
}
