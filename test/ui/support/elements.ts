import { type ComponentChildren, isValidElement, type VNode } from 'preact'

/** All elements of what a component draws, outer ones first. */
export function elements(children: ComponentChildren): VNode<Record<string, unknown>>[] {
  if (Array.isArray(children)) return children.flatMap(elements)
  if (!isValidElement(children)) return []
  const node = children as VNode<Record<string, unknown>>
  return [node, ...elements(node.props.children)]
}

/** All it says, in order. */
export function textOf(children: ComponentChildren): string {
  if (Array.isArray(children)) return children.map(textOf).join('')
  if (isValidElement(children)) return textOf(children.props.children)
  return typeof children === 'string' ? children : ''
}
