import { type ComponentChildren, isValidElement, type VNode } from 'preact'

/** An element as `renderMarkdown` makes it. */
export interface SafeElement {
  name: string
  children: ComponentChildren
  href: string | null
  /** First number of an ordered list. */
  start: number
}

/** Rendered Markdown as a flat list of texts and elements, for formats that are not preact's. */
export function elementsOf(children: ComponentChildren): (string | SafeElement)[] {
  if (Array.isArray(children)) return children.flatMap(elementsOf)
  if (typeof children === 'string') return [children]
  if (!isValidElement(children)) return []
  const { type, props } = children as VNode<Props>
  if (typeof type !== 'string') return []
  const { children: inner, href = null, start = 1 } = props
  return [{ name: type, children: inner, href, start }]
}

interface Props {
  children?: ComponentChildren
  href?: string
  start?: number
}
