import type { DocumentAPI } from '../contract'
import { addImage, isKnownImage } from '../document/images'
import { assertEditable, create, createPage } from './creating'
import { FONT_FAMILY, FONT_STYLES } from './fonts'
import { group, ungroup } from './grouping'
import { imageObject } from './image-object'
import { coreOf } from './node-core'
import { nodeObject } from './node-object'
import { loaded, MIXED, type Session } from './session'

/** Figma's API as far as it is about the document alone. */
export function documentApi(session: Session): DocumentAPI {
  const { store } = session
  return {
    mixed: MIXED,
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
    loadAllPagesAsync: () =>
      loaded(
        session,
        store.graph.getPages().map(({ id }) => id)
      ),
    getNodeByIdAsync: (id) => Promise.resolve(findNode(session, id)),
    createRectangle: () => create(session, 'RECTANGLE') as RectangleNode,
    createFrame: () => create(session, 'FRAME') as FrameNode,
    createText: () => create(session, 'TEXT') as TextNode,
    createEllipse: () => create(session, 'ELLIPSE') as EllipseNode,
    createLine: () => create(session, 'LINE') as LineNode,
    createVector: () => create(session, 'VECTOR') as VectorNode,
    createSection: () => create(session, 'SECTION') as SectionNode,
    createComponent: () => create(session, 'COMPONENT') as ComponentNode,
    createPage: () => createPage(session),
    createImage(data) {
      assertEditable(session)
      return imageObject(session, addImage(store, data))
    },
    getImageByHash(hash) {
      return isKnownImage(store, hash) ? imageObject(session, hash) : null
    },
    group(nodes, parent, index) {
      assertEditable(session)
      return group(session, nodes, parent, index)
    },
    ungroup(node) {
      assertEditable(session)
      return ungroup(session, node)
    },
    async loadFontAsync({ family, style = 'Regular' }) {
      const known = family === FONT_FAMILY && FONT_STYLES.some((name) => name === style)
      if (!known || !(await store.renderer.loadFont(family, style))) {
        throw new Error(`The font "${family} ${style}" could not be loaded`)
      }
      session.fonts.add(`${family} ${style}`)
    },
    listAvailableFontsAsync() {
      return Promise.resolve(
        FONT_STYLES.map((style) => ({ fontName: { family: FONT_FAMILY, style } }))
      )
    }
  }
}

/** The node that a plugin may see; null when there is none. */
export function findNode(session: Session, id: string): BaseNode | null {
  const node = session.store.graph.nodes.has(id) ? nodeObject(session, id) : null
  return node && !coreOf(node)?.skipped ? (node as BaseNode) : null
}

function expectPage(page: unknown): string {
  const core = coreOf(page)
  if (core?.node.type !== 'CANVAS') throw new Error('Expected a PageNode')
  return core.id
}
