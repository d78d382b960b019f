import { coreOf } from './node-core'
import { sharedOwner } from './nodes/plugin-data'

/** Whether a node fits every criterion of findAllWithCriteria. */
export function matches(node: SceneNode, criteria: FindAllCriteria<NodeType[]>): boolean {
  const { types, pluginData, sharedPluginData } = criteria
  if (types && !types.includes(node.type)) return false
  const core = coreOf(node)
  if (!core) return false
  const has = (owner: string, keys: readonly string[] | undefined): boolean =>
    core.node.pluginData.some(
      (entry) => entry.pluginId === owner && (keys?.includes(entry.key) ?? true)
    )
  if (pluginData && !has(core.session.manifest?.id ?? '', pluginData.keys)) return false
  return !sharedPluginData || has(sharedOwner(sharedPluginData.namespace), sharedPluginData.keys)
}
