import { signal } from '@preact/signals'
import { describe, expect, it, vi } from 'vitest'
import type { CardAction } from '../../../src/ui/kit/card'
import { Ended } from '../../../src/ui/run/ended'
import { newRun, type RetryWay, type Run } from '../../../src/ui/run/run'
import type { RunStore } from '../../../src/ui/run/run-store'

// The kit imports its style sheets in a way that its own build alone understands.
vi.mock('@create-figma-plugin/ui', () => ({ Button: () => null }))
vi.mock('../../../src/ui/tools/use-tools', () => ({
  useTools: () => ({ errors: { guard: (work: () => void) => work() } })
}))

const error = { code: 'network_failed', message: 'No answer.', advice: '', sent: 'maybe' } as const
const provider = { kind: 'service', name: 'Service', host: 'api.example.com' } as const
const begun = newRun({ id: '1', title: 'Landing', source: '1:2', provider, startedAt: 0 }, ['sent'])

interface CardProps {
  title: string
  tone?: string
  actions: CardAction[]
}

/** The card of a run that has ended, and what its store was asked for. */
function cardOf(change: Partial<Run>, way: RetryWay | null) {
  const asked: string[] = []
  const store = {
    run: signal<Run>({ ...begun, ...change }),
    retry: signal(way),
    cancelNote: signal('Nothing was handed over.'),
    again: () => Promise.resolve(void asked.push('again')),
    dismiss: () => void asked.push('dismiss')
  } satisfies Partial<RunStore>
  const card = Ended({ store: store as unknown as RunStore, thing: 'picture' })
  return { card: card?.props as CardProps | undefined, asked }
}

describe('a run that has ended', () => {
  it('offers to go on first, where nothing is sent twice', () => {
    for (const way of ['resume', 'again'] as const) {
      const { card, asked } = cardOf({ state: 'failed', error }, way)
      expect(card?.title).toBe('“Landing” could not be analysed')
      expect(card?.actions.map(({ main }) => main === true)).toEqual([true, false])
      for (const { run } of card?.actions ?? []) run()
      expect(asked).toEqual(['again', 'dismiss'])
    }
  })

  it('that may have been accepted is sent again only by who looks for it', () => {
    const { card } = cardOf({ state: 'failed', error }, 'ask')
    expect(card).toMatchObject({ title: '“Landing” may have been accepted', tone: 'warning' })
    expect(card?.actions.map(({ name, main }) => [name, main === true])).toEqual([
      ['Send it again anyway', false],
      ['Dismiss', false]
    ])
  })

  it('that was paid for within the hour offers its result first', () => {
    const { card, asked } = cardOf({ state: 'failed', error }, 'repeated')
    expect(card).toMatchObject({ title: 'Already analysed', tone: 'warning' })
    expect(card?.actions.map(({ name, main }) => [name, main === true])).toEqual([
      ['Use the existing result', true],
      ['Run again anyway', false]
    ])
    card?.actions[0]?.run()
    expect(asked).toEqual(['dismiss'])
  })

  it('can only be dismissed where it cannot go on, or was cancelled', () => {
    for (const change of [{ state: 'failed', error }, { state: 'cancelled' }] as const) {
      const { card } = cardOf(change, null)
      expect(card?.actions.map(({ name }) => name)).toEqual(['Dismiss'])
    }
  })

  it('says nothing while it runs, or with a result', () => {
    expect(cardOf({}, null).card).toBeUndefined()
    expect(cardOf({ state: 'done' }, null).card).toBeUndefined()
  })
})
