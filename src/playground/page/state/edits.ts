import type { Point } from '../../host/document/matrix'
import type { Session } from './session'

/** Deletes layers as one undo step; locked ones stay. */
export async function removeLayers(session: Session, ids: readonly string[]): Promise<void> {
  if (refuse(session)) return
  const nodes = await sceneNodes(session, ids)
  session.document.edit(() => {
    for (const node of nodes) if (!node.locked && !node.removed) node.remove()
  })
}

/** Moves layers by canvas px as one undo step. */
export async function moveLayers(
  session: Session,
  ids: readonly string[],
  { x, y }: Point
): Promise<void> {
  const move = await startMove(session, ids)
  move?.by({ x, y })
  move?.end()
}

export async function setVisible(session: Session, id: string, visible: boolean): Promise<void> {
  await change(session, id, (node) => (node.visible = visible))
}

export async function setLocked(session: Session, id: string, locked: boolean): Promise<void> {
  await change(session, id, (node) => (node.locked = locked))
}

/** Writes a text layer's characters as one undo step. Rejects for a layer without text. */
export async function setText(session: Session, id: string, characters: string): Promise<void> {
  if (refuse(session)) return
  const node = await session.document.figma.getNodeByIdAsync(id)
  if (node?.type !== 'TEXT') throw new Error(`Layer ${id} is no text layer.`)
  session.document.edit(() => (node.characters = characters))
}

export interface Move {
  /** Places the layers at this distance from where they were, in canvas px. */
  by(distance: Point): void
  /** Makes all of it one undo step. */
  end(): void
}

/** Begins to move layers under the pointer; null when nothing of it may be moved. */
export async function startMove(session: Session, ids: readonly string[]): Promise<Move | null> {
  if (refuse(session)) return null
  const nodes = (await sceneNodes(session, ids)).filter((node) => !node.locked)
  if (nodes.length === 0) return null
  const { document } = session
  const starts = nodes.map((node) => ({ node, x: node.x, y: node.y, inParent: parentAxes(node) }))
  // What a plugin has not committed so far is no part of this step.
  document.edit(() => undefined)
  return {
    by(distance) {
      for (const { node, x, y, inParent } of starts) {
        if (node.removed) continue
        const step = inParent(distance)
        node.x = x + step.x
        node.y = y + step.y
      }
    },
    end: () => document.edit(() => undefined)
  }
}

/** A distance on the canvas as a distance in the axes of the node's parent. */
function parentAxes({ parent }: SceneNode): (distance: Point) => Point {
  if (!parent || !('absoluteTransform' in parent)) return (distance) => distance
  const [[a, c], [b, d]] = parent.absoluteTransform
  const determinant = a * d - b * c
  if (determinant === 0) return (distance) => distance
  return ({ x, y }) => ({ x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant })
}

async function change(
  session: Session,
  id: string,
  apply: (node: SceneNode) => void
): Promise<void> {
  if (refuse(session)) return
  const nodes = await sceneNodes(session, [id])
  session.document.edit(() => nodes.forEach(apply))
}

function refuse(session: Session): boolean {
  if (session.viewOnly.value) session.notices.tell('This file is open for viewing only.')
  return session.viewOnly.value
}

async function sceneNodes(session: Session, ids: readonly string[]): Promise<SceneNode[]> {
  const { figma } = session.document
  const nodes = await Promise.all(ids.map((id) => figma.getNodeByIdAsync(id)))
  return nodes.filter((node) => node !== null).filter(isSceneNode)
}

function isSceneNode(node: BaseNode): node is SceneNode {
  return node.type !== 'PAGE' && node.type !== 'DOCUMENT'
}
