import { apiObject } from './api-object'
import type { NodeCore } from './node-core'
import { members } from './nodes/members'
import type { Session } from './session'

/** The part of `figma.variables` that reads colours differing by mode; the rest is not provided. */
export function variablesApi(session: Session): VariablesAPI {
  const { store } = session
  const api = {
    getVariableCollectionByIdAsync(id: string) {
      const found = store.graph.variableCollections.get(id)
      if (!found) return Promise.resolve(null)
      const { name, defaultModeId } = found
      const modes = found.modes.map((mode) => ({ ...mode }))
      return Promise.resolve(
        apiObject(session, 'VariableCollection', { id, name, defaultModeId, modes })
      )
    }
  }
  return apiObject(session, 'figma.variables', api) as unknown as VariablesAPI
}

/** The id of a collection object. Refuses bare ids, as Figma does with dynamic-page. */
function collectionId({ store }: Session, collection: unknown): string {
  const { id } = Object(collection) as Partial<VariableCollection>
  if (typeof id !== 'string' || !store.graph.variableCollections.has(id)) {
    throw new Error('Expected a VariableCollection')
  }
  return id
}

/** Modes of variables set on a node, which hold for all that is in it. */
export const explicitModes = members<{
  setExplicitVariableModeForCollection: (collection: VariableCollection, modeId: string) => void
}>({
  setExplicitVariableModeForCollection(core, collection, modeId) {
    const id = collectionId(core.session, collection)
    const modes = core.graph.variableCollections.get(id)?.modes ?? []
    if (!modes.some((mode) => mode.modeId === modeId)) throw new Error('Invalid mode id')
    core.update({ variableModes: { ...core.node.variableModes, [id]: modeId } })
  }
})

/** The modes set on a layer and on the layers around it (plugin-api.d.ts, resolvedVariableModes). */
export const resolvedModes = members<{ resolvedVariableModes: Record<string, string> }>({
  resolvedVariableModes: { get: modesOf }
})

function modesOf({ graph, id }: NodeCore): Record<string, string> {
  const modes: Record<string, string> = {}
  for (let node = graph.getNode(id); node; node = graph.getNode(node.parentId ?? '')) {
    for (const [collection, mode] of Object.entries(node.variableModes)) modes[collection] ??= mode
  }
  return modes
}
