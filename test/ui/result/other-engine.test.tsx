import type { VNode } from 'preact'
import { expect, it, vi } from 'vitest'
import { OtherEngine } from '../../../src/ui/result/result-notices'

// The kit imports its style sheets in a way that its own build alone understands.
vi.mock('@create-figma-plugin/ui', () => ({ Button: () => null }))

const provider = { kind: 'on-device', name: 'On this device', host: null } as const

interface Shown {
  title: string
  children: VNode<{ children: string }> | false
}

/** Title and words of the note. */
function note(props: Partial<Parameters<typeof OtherEngine>[0]> = {}): unknown[] {
  const made = { ...provider, engine: '1.0.0' }
  const card = OtherEngine({ made, change: 'earlier', canEdit: true, ...props })
  const { title, children } = (card as VNode<Shown>).props
  return [title, children && children.props.children]
}

it('a result of an earlier engine says so and how to get today’s numbers, where the file may be edited', () => {
  const advice = 'Run again for today’s numbers.'
  expect(note()).toEqual(['Made with an earlier engine (1.0.0)', advice])
  expect(note({ made: provider })[0]).toBe('Made with an earlier engine')
  expect(note({ canEdit: false })[1]).toBe(false)
})

it('a result of a later engine is not offered to be made with this one', () => {
  const made = { ...provider, engine: '3.0.0' }
  expect(note({ made, change: 'later' })).toEqual([
    'Made with a later engine (3.0.0)',
    'Update Glance to get the same numbers.'
  ])
})
