import { IDENTITY, invert, type Point } from '../../host/document/matrix'
import type { Session } from './session'

/** Deletes layers as one undo step; locked ones stay. */
export async function removeLayers(session: Session, ids: readonly string[]): Promise<void> {
  const nodes = await sceneNodes(session, ids)
  attempt(session, () => {
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
  const nodes = await sceneNodes(session, [id])
  attempt(session, () => nodes.forEach((node) => (node.visible = visible)))
}

/**
 * Writes a text layer's characters as one undo step, in Inter where its font is missing. Rejects for a layer without text.
 */
export async function setText(session: Session, id: string, characters: string): Promise<void> {
  const { figma } = session.document
  const node = await figma.getNodeByIdAsync(id)
  if (node?.type !== 'TEXT') throw new Error(`Layer ${id} is no text layer.`)
  const font = node.fontName
  if (font === figma.mixed) return
  const isThere = await figma.loadFontAsync(font).then(
    () => true,
    () => false
  )
  const inter = {
    family: 'Inter',
    style: /bold|black|heavy/i.test(font.style) ? 'Bold' : 'Regular'
  }
  if (!isThere) await figma.loadFontAsync(inter)
  attempt(session, () => {
    if (!isThere) node.fontName = inter
    node.characters = characters
  })
  if (!isThere) session.notices.tell(`${font.family} is missing: the text is in Inter now.`)
}

/** Paints a layer in one colour in the place of its topmost visible fill, as one undo step. */
export async function setFill(session: Session, id: string, color: RGB): Promise<void> {
  const [node] = await sceneNodes(session, [id])
  if (!node || !('fills' in node) || node.fills === session.document.figma.mixed) return
  const fills = [...node.fills]
  const top = fills.map(({ visible }) => visible !== false).lastIndexOf(true)
  const opacity = fills[top]?.opacity ?? 1
  fills.splice(top < 0 ? fills.length : top, 1, { type: 'SOLID', color, opacity })
  attempt(session, () => (node.fills = fills))
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
  // Ends the plugin's uncommitted step, so that the move is a step of its own.
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
  const around = parent && 'absoluteTransform' in parent ? parent.absoluteTransform : IDENTITY
  const [[a, b], [c, d]] = invert(around) ?? IDENTITY
  return ({ x, y }) => ({ x: a * x + b * y, y: c * x + d * y })
}

/** Runs one undo step of the user's; shows why the document refuses it. */
function attempt(session: Session, work: () => unknown): void {
  if (refuse(session)) return
  try {
    session.document.edit(work)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // The API's errors begin with the member that was called.
    session.notices.problem(reason.replace(/^in \w+: /, ''))
  }
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
