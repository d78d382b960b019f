import { type NodeObject, CORE, type NodeCore } from '../node-core'
import { collectionId } from '../variables'

/** Modes of variables set on a node, which hold for all that is in it. */
export const explicitModes = {
  setExplicitVariableModeForCollection(collection: VariableCollection, modeId: string) {
    const core = this[CORE]
    const id = collectionId(core.session, collection)
    const modes = core.graph.variableCollections.get(id)?.modes ?? []
    if (!modes.some((mode) => mode.modeId === modeId)) throw new Error('Invalid mode id')
    core.update({ variableModes: { ...core.node.variableModes, [id]: modeId } })
  }
} satisfies ThisType<NodeObject>

/** The modes set on a layer and on the layers around it (plugin-api.d.ts, resolvedVariableModes). */
export const resolvedModes = {
  get resolvedVariableModes() {
    return modesOf(this[CORE])
  }
} satisfies { resolvedVariableModes: Record<string, string> } & ThisType<NodeObject>

function modesOf({ graph, id }: NodeCore): Record<string, string> {
  const modes: Record<string, string> = {}
  for (let node = graph.getNode(id); node; node = graph.getNode(node.parentId ?? '')) {
    for (const [collection, mode] of Object.entries(node.variableModes)) modes[collection] ??= mode
  }
  return modes
}
