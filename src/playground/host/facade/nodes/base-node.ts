import { figmaType, parentOf, removeIfEmpty } from '../../document/transforms'
import type { SceneNode as GraphNode } from '@open-pencil/core'
import { type NodeCore, nodeObject } from '../node-core'
import { assertReparentable } from '../reparenting'
import { expectString, validate } from '../validation'
import { members } from './members'
import * as v from 'valibot'

/** Members of every node. */
export const baseNode = members<BaseNodeMixin & { type: NodeType }>({
  id: { get: ({ id }) => id },
  type: { get: ({ graph, node }) => figmaType(graph, node) },
  name: {
    get: ({ graph, id, node, session }) => (id === graph.rootId ? session.store.name : node.name),
    set(core, value, name) {
      const renamed = core.node.type === 'TEXT' ? { autoRename: false } : {}
      core.update({ name: expectString(name, value), ...renamed })
    }
  },
  parent: {
    get({ graph, node, session }) {
      const parent = parentOf(graph, node)
      return parent && (nodeObject(session, parent.id) as BaseNode & ChildrenMixin)
    }
  },
  removed: { get: ({ exists }) => !exists },
  toString: ({ id }) => `[Node ${id}]`,
  remove({ graph, id, node }) {
    assertReparentable(graph, node)
    if (node.type === 'CANVAS' && graph.getPages().length === 1) {
      throw new Error('Removing the last page is not allowed')
    }
    const { parentId } = node
    graph.deleteNode(id)
    removeIfEmpty(graph, parentId)
  },
  setRelaunchData,
  getRelaunchData: ({ node }) => relaunchData(node)
})

/** Descriptions of a node's relaunch buttons by their commands. */
export function relaunchData({ pluginRelaunchData }: GraphNode): Record<string, string> {
  const shown = pluginRelaunchData.filter(({ isDeleted }) => !isDeleted)
  return Object.fromEntries(shown.map(({ command, message }) => [command, message]))
}

const LONGEST = 1000

/** Replaces all relaunch buttons of a node. Throws for a command that the manifest lacks. */
function setRelaunchData(core: NodeCore, data: Record<string, string>): void {
  const { manifest } = core.session
  validate('relaunchData', v.record(v.string(), v.string()), data)
  const commands = manifest?.relaunchButtons?.map(({ command }) => command)
  if (!commands) throw new Error('The manifest has no relaunchButtons section')
  const entries = Object.entries(data).map(([command, message]) => {
    if (!commands.includes(command)) {
      throw new Error(`The relaunch command "${command}" is not in the manifest`)
    }
    if (message.length > LONGEST) {
      throw new Error(`The relaunch description must be at most ${LONGEST} characters`)
    }
    return { pluginId: manifest?.id ?? '', command, message, isDeleted: false }
  })
  core.update({ pluginRelaunchData: entries })
}
