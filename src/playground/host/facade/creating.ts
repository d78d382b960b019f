import type { NodeType as GraphType, SceneNode as GraphNode } from '@open-pencil/core'
import { READ_ONLY } from './compose'
import { nodeObject } from './node-object'
import type { Session } from './session'

const GREY = { r: 0.851, g: 0.851, b: 0.851, a: 1 }
const WHITE = { r: 1, g: 1, b: 1, a: 1 }
const BLACK = { r: 0, g: 0, b: 0, a: 1 }

function solid(color: typeof GREY): Pick<GraphNode, 'fills'> {
  return { fills: [{ type: 'SOLID', color, opacity: 1, visible: true, blendMode: 'NORMAL' }] }
}

function stroked(): Pick<GraphNode, 'strokes'> {
  const stroke = { color: BLACK, opacity: 1, visible: true, weight: 1, align: 'CENTER' } as const
  return { strokes: [stroke] }
}

/** What Figma gives a new node of each type. */
const DEFAULTS: Partial<Record<GraphType, Partial<GraphNode>>> = {
  RECTANGLE: { name: 'Rectangle', ...solid(GREY) },
  ELLIPSE: { name: 'Ellipse', ...solid(GREY) },
  LINE: { name: 'Line', width: 100, height: 0, ...stroked() },
  VECTOR: { name: 'Vector', ...stroked() },
  FRAME: { name: 'Frame', clipsContent: true, ...solid(WHITE) },
  COMPONENT: { name: 'Component', clipsContent: true, ...solid(WHITE) },
  SECTION: { name: 'Section', ...solid(WHITE) },
  TEXT: { name: 'Text', fontSize: 12, textAutoResize: 'WIDTH_AND_HEIGHT', ...solid(BLACK) }
}

/** A new node on top of the current page, as Figma's create functions give it. */
export function create(session: Session, type: GraphType): object {
  assertEditable(session)
  const { graph, currentPageId } = session.store
  const node = graph.createNode(type, currentPageId, {
    blendMode: 'PASS_THROUGH',
    ...DEFAULTS[type]
  })
  return nodeObject(session, node.id)
}

export function createPage(session: Session): PageNode {
  assertEditable(session)
  const { graph } = session.store
  const page = graph.addPage(`Page ${graph.getPages().length + 1}`)
  session.loadedPages.add(page.id)
  return nodeObject(session, page.id) as PageNode
}

export function assertEditable({ rights }: Session): void {
  if (rights !== 'edit') throw new Error(READ_ONLY)
}
