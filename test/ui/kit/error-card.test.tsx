import { type ComponentChildren, isValidElement, type VNode } from 'preact'
import { expect, it, vi } from 'vitest'
import { ErrorCard } from '../../../src/ui/kit/card'

// The kit imports its style sheets in a way that its own build alone understands.
vi.mock('@create-figma-plugin/ui', () => ({ Button: () => null }))

function text(children: ComponentChildren): string {
  if (Array.isArray(children)) return children.map(text).join('')
  if (!isValidElement(children)) return typeof children === 'string' ? children : ''
  const { type, props } = children as VNode<{ children?: ComponentChildren }>
  // Neither ErrorCard nor Card has state: calling them is rendering them.
  return typeof type === 'function'
    ? text((type as (props: unknown) => ComponentChildren)(props))
    : text(props.children)
}

const error = { code: 'x', message: 'Fetch failed', advice: 'Try again.', sent: 'maybe' } as const

it('says in sentences what happened, what was sent where that is in doubt, and what to do next', () => {
  expect(text(<ErrorCard title="No luck" error={error} />)).toBe('No luckFetch failed.  Try again.')
  const said = text(<ErrorCard title="No luck" error={error} sent="picture" />)
  expect(said).toMatch(/^No luckFetch failed\. .+ Try again\.$/)
  expect(said).toContain('picture')
})
