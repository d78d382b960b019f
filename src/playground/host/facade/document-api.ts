import { INTER_STYLES } from '../../inter'
import { addImage, imageSize, isKnownImage } from '../document/images'
import { group } from './grouping'
import { coreOf, nodeObject } from './node-core'
import { loaded, MIXED, type Session } from './session'
import { apiObject } from './api-object'
import { variablesApi } from './variables'
import type { SceneNode as GraphNode, NodeType as GraphType } from '@open-pencil/core'
import { assertEditable } from './compose'

/** The members of Figma's API that need a document and no running plugin. */
export type DocumentAPI = Pick<PluginAPI, keyof ReturnType<typeof documentMembers>>

export const documentApi: (session: Session) => DocumentAPI = documentMembers

function documentMembers(session: Session) {
  const { store } = session
  return {
    mixed: MIXED,
    variables: variablesApi(session),
    get root() {
      return nodeObject(session, store.graph.rootId) as DocumentNode
    },
    get currentPage() {
      return nodeObject(session, store.currentPageId) as PageNode
    },
    set currentPage(page: PageNode) {
      if (session.dynamicPages) {
        throw new Error(
          'Cannot set currentPage with documentAccess: dynamic-page. Use figma.setCurrentPageAsync instead.'
        )
      }
      store.currentPageId = expectPage(page)
    },
    async setCurrentPageAsync(page) {
      const id = expectPage(page)
      await loaded(session, [id])
      store.currentPageId = id
    },
    getNodeByIdAsync: (id) => Promise.resolve(findNode(session, id)),
    createRectangle: () => create(session, 'RECTANGLE') as RectangleNode,
    createFrame: () => create(session, 'FRAME') as FrameNode,
    createText: () => create(session, 'TEXT') as TextNode,
    createEllipse: () => create(session, 'ELLIPSE') as EllipseNode,
    createVector: () => create(session, 'VECTOR') as VectorNode,
    createSection: () => create(session, 'SECTION') as SectionNode,
    createComponent: () => create(session, 'COMPONENT') as ComponentNode,
    createPage: () => createPage(session),
    createImage(data) {
      assertEditable(session)
      return imageObject(session, addImage(store.graph, data))
    },
    getImageByHash(hash) {
      return isKnownImage(store.graph, hash) ? imageObject(session, hash) : null
    },
    group(nodes, parent, index) {
      assertEditable(session)
      return group(session, nodes, parent, index)
    },
    async loadFontAsync({ family, style = 'Regular' }) {
      const known = family === 'Inter' && INTER_STYLES.some((name) => name === style)
      if (!known || !(await store.renderer.loadFont(family, style))) {
        throw new Error(`The font "${family} ${style}" could not be loaded`)
      }
      session.fonts.add(`${family} ${style}`)
    }
  } satisfies Partial<PluginAPI>
}

/** The node that a plugin may see; null when there is none. */
function findNode(session: Session, id: string): BaseNode | null {
  const node = session.store.graph.nodes.has(id) ? nodeObject(session, id) : null
  return node && !coreOf(node)?.skipped ? (node as BaseNode) : null
}

function expectPage(page: unknown): string {
  const core = coreOf(page)
  if (core?.node.type !== 'CANVAS') throw new Error('Expected a PageNode')
  return core.id
}

/** Figma's Image: a handle to bytes kept in the file. */
function imageObject(session: Session, hash: string): Image {
  const { store } = session
  const known = <T>(found: T | null | undefined): Promise<T> =>
    found ? Promise.resolve(found) : Promise.reject(new Error(`No image with hash "${hash}"`))
  return apiObject<Image>(session, 'Image', {
    hash,
    getBytesAsync: () => known(store.graph.images.get(hash)?.slice()),
    getSizeAsync: () => known(imageSize(store.graph, hash))
  })
}

const GREY = { r: 0.851, g: 0.851, b: 0.851, a: 1 }
const WHITE = { r: 1, g: 1, b: 1, a: 1 }
const BLACK = { r: 0, g: 0, b: 0, a: 1 }

function solid(color: typeof GREY): Pick<GraphNode, 'fills'> {
  return { fills: [{ type: 'SOLID', color, opacity: 1, visible: true, blendMode: 'NORMAL' }] }
}

/** Figma's defaults for new nodes, by type. */
const DEFAULTS: Partial<Record<GraphType, Partial<GraphNode>>> = {
  RECTANGLE: { name: 'Rectangle', ...solid(GREY) },
  ELLIPSE: { name: 'Ellipse', ...solid(GREY) },
  VECTOR: {
    name: 'Vector',
    strokes: [{ color: BLACK, opacity: 1, visible: true, weight: 1, align: 'CENTER' }]
  },
  FRAME: { name: 'Frame', clipsContent: true, ...solid(WHITE) },
  COMPONENT: { name: 'Component', clipsContent: true, ...solid(WHITE) },
  SECTION: { name: 'Section', ...solid(WHITE) },
  TEXT: { name: 'Text', fontSize: 12, textAutoResize: 'WIDTH_AND_HEIGHT', ...solid(BLACK) }
}

/** A new node on top of the current page, as Figma's create functions give it. */
function create(session: Session, type: GraphType): object {
  assertEditable(session)
  const { graph, currentPageId } = session.store
  const node = graph.createNode(type, currentPageId, {
    blendMode: 'PASS_THROUGH',
    ...DEFAULTS[type]
  })
  return nodeObject(session, node.id)
}

function createPage(session: Session): PageNode {
  assertEditable(session)
  const { graph } = session.store
  const page = graph.addPage(`Page ${graph.getPages().length + 1}`)
  session.loadedPages.add(page.id)
  return nodeObject(session, page.id) as PageNode
}
