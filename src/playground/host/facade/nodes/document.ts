import { CORE, type NodeCore, type NodeObject, nodeObject } from '../node-core'
import { insertChild } from '../reparenting'

/** The file itself. Only its pages are at hand before they are loaded. */
export const documentNode = {
  get children() {
    return pagesOf(this[CORE])
  },
  get documentColorProfile(): DocumentNode['documentColorProfile'] {
    return 'SRGB'
  },
  appendChild(child: PageNode) {
    insertChild(this[CORE], child)
  },
  insertChild(index: number, child: PageNode) {
    insertChild(this[CORE], child, index)
  },
  findChildren(callback?: (node: PageNode) => boolean) {
    return pagesOf(this[CORE]).filter((child) => callback?.(child) ?? true)
  },
  findChild(callback: (node: PageNode) => boolean) {
    return pagesOf(this[CORE]).find((child) => callback(child)) ?? null
  },
  findAll(callback?: (node: PageNode | SceneNode) => boolean) {
    const all = pagesOf(this[CORE]).flatMap((page) => [page, ...page.findAll()])
    return all.filter((node) => callback?.(node) ?? true)
  },
  findOne(callback: (node: PageNode | SceneNode) => boolean) {
    const all = pagesOf(this[CORE]).flatMap((page) => [page, ...page.findAll()])
    return all.find((node) => callback(node)) ?? null
  },
  findAllWithCriteria<T extends NodeType[]>(criteria: FindAllCriteria<T>) {
    return pagesOf(this[CORE]).flatMap((page) => page.findAllWithCriteria(criteria))
  }
} satisfies Pick<
  DocumentNode,
  | 'children'
  | 'documentColorProfile'
  | 'appendChild'
  | 'insertChild'
  | 'findChildren'
  | 'findChild'
  | 'findAll'
  | 'findOne'
  | 'findAllWithCriteria'
> &
  ThisType<NodeObject>

function pagesOf({ graph, session }: NodeCore): PageNode[] {
  return graph.getPages().map(({ id }) => nodeObject(session, id) as PageNode)
}
