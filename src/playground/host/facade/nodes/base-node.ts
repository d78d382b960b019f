import { parentOf, removeIfEmpty } from '../../document/transforms'
import { CORE, figmaType, type NodeCore, nodeObject, type NodeObject } from '../node-core'
import { assertReparentable } from '../reparenting'
import { expectString, validate } from '../validation'
import * as v from 'valibot'

/** Members of every node. */
export const baseNode = {
  get id() {
    return this[CORE].id
  },
  get type() {
    return figmaType(this[CORE].graph, this[CORE].node)
  },
  get name() {
    const { graph, id, node, session } = this[CORE]
    return id === graph.rootId ? session.store.name : node.name
  },
  set name(name: string) {
    const core = this[CORE]
    const renamed = core.node.type === 'TEXT' ? { autoRename: false } : {}
    core.update({ name: expectString('name', name), ...renamed })
  },
  get parent() {
    const { graph, node, session } = this[CORE]
    const parent = parentOf(graph, node)
    return parent && (nodeObject(session, parent.id) as BaseNode & ChildrenMixin)
  },
  get removed() {
    return !this[CORE].exists
  },
  toString() {
    return `[Node ${this[CORE].id}]`
  },
  remove() {
    const { graph, id, node } = this[CORE]
    assertReparentable(graph, node)
    if (node.type === 'CANVAS' && graph.getPages().length === 1) {
      throw new Error('Removing the last page is not allowed')
    }
    const { parentId } = node
    graph.deleteNode(id)
    removeIfEmpty(graph, parentId)
  },
  setRelaunchData(data: Record<string, string>) {
    setRelaunchData(this[CORE], data)
  },
  getRelaunchData() {
    const entries = this[CORE].node.pluginRelaunchData.filter(({ isDeleted }) => !isDeleted)
    return Object.fromEntries(entries.map(({ command, message }) => [command, message]))
  }
} satisfies Partial<BaseNodeMixin> & { type: NodeType } & ThisType<NodeObject>

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
