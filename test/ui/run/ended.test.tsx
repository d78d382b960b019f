import { signal } from '@preact/signals'
import type { FunctionComponent, VNode } from 'preact'
import { describe, expect, it, vi } from 'vitest'
import type { CardAction } from '../../../src/ui/kit/card'
import { Ended, Recoveries } from '../../../src/ui/run/ended'
import type { Job, Recovery, RetryWay } from '../../../src/ui/run/job'
import { runningJob } from '../support/new-job'
import type { RunStore } from '../../../src/ui/run/runs'

const tab = vi.hoisted(() => ({ value: 'analyse' }))

// The kit imports its style sheets in a way that its own build alone understands.
vi.mock('@create-figma-plugin/ui', () => ({ Button: () => null }))
vi.mock('../../../src/ui/tools/use-tools', () => ({
  useTools: () => ({ errors: { guard: (work: () => void) => work() }, tab })
}))

const error = { code: 'network_failed', message: 'No answer.', advice: '', sent: 'maybe' } as const
const provider = { kind: 'service', name: 'Service', host: 'api.example.com' } as const
const begun = runningJob('1:2', ['sent'], { title: 'Landing' })

interface CardProps {
  title: string
  tone?: string
  actions: CardAction[]
  children?: VNode<{ children: string }>
}

/** The card of a run that has ended, and what its store was asked for. */
function cardOf(change: Partial<Job>, way: RetryWay | null) {
  const asked: string[] = []
  const store = {
    run: signal<Job>({ ...begun, ...change }),
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

  it('stays out of a newer result, and offers to enter its history', () => {
    const { card, asked } = cardOf({ state: 'failed', error }, 'history')
    expect(card).toMatchObject({ title: 'There is a newer result', tone: 'warning' })
    expect(card?.actions.map(({ name, main }) => [name, main === true])).toEqual([
      ['Keep in the history', true],
      ['Discard', false]
    ])
    for (const { run } of card?.actions ?? []) run()
    expect(asked).toEqual(['again', 'dismiss'])
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

/** The card of a run of an earlier session, and what its store was asked for. */
function recoveryOf(kind: Recovery['kind'], busy = false) {
  const asked: string[] = []
  const entry = { runId: '1', title: 'Landing', provider, fileName: 'Copy' } as Recovery['entry']
  const store = {
    recoveries: signal([{ kind, entry }]),
    busy: signal(busy),
    repeat: () => () => void asked.push('repeat'),
    resume: () => void asked.push('resume'),
    claim: () => void asked.push('claim'),
    discard: () => void asked.push('discard')
  }
  const [recovery] = Recoveries({ store: store as unknown as RunStore, thing: 'picture' }).props
    .children as [VNode & { type: FunctionComponent }]
  const card = recovery.type(recovery.props) as VNode<CardProps>
  return { card: card.props, asked }
}

describe('a run of an earlier session', () => {
  it.each([
    ['unknown', 'Send it again anyway', false, 'warning', 'repeat'],
    ['resume', 'Fetch the result', true, 'plain', 'resume'],
    ['otherName', 'I have renamed it', false, 'plain', 'claim']
  ] as const)('that is %s can be gone on with, or discarded', (kind, name, main, tone, asks) => {
    const { card, asked } = recoveryOf(kind)
    expect(card.tone).toBe(tone)
    expect(card.actions.map((one) => [one.name, one.main === true])).toEqual([
      [name, main],
      ['Discard', false]
    ])
    for (const { run } of card.actions) run()
    expect(asked).toEqual([asks, 'discard'])
  })

  it('of a service that is not connected leads to the settings', () => {
    const { card, asked } = recoveryOf('elsewhere')
    expect(card.children?.props.children).toMatch(/Enter its address and key/)
    expect(card.actions.map((one) => one.name)).toEqual(['Open Settings', 'Discard'])
    card.actions[0]?.run()
    expect(tab.value).toBe('settings')
    expect(asked).toEqual([])
  })

  it('that would analyse or fetch waits while another does', () => {
    for (const kind of ['unknown', 'resume'] as const)
      expect(recoveryOf(kind, true).card.actions.map(({ name }) => name)).toEqual(['Discard'])
    for (const kind of ['otherName', 'elsewhere'] as const)
      expect(recoveryOf(kind, true).card.actions).toHaveLength(2)
  })
})
