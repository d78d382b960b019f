import { describe, expect, it } from 'vitest'
import { latestOnly } from '../../src/waiting/latest-only'

describe('sending the latest value only', () => {
  it('sends one at a time and skips what is overtaken', async () => {
    const sent: number[] = []
    let finish: () => void = () => undefined
    const send = latestOnly(async (value: number) => {
      sent.push(value)
      await new Promise<void>((resolve) => (finish = resolve))
    })
    const done = send(1)
    void send(2)
    void send(3)
    expect(sent).toEqual([1])
    finish()
    await new Promise((resolve) => setImmediate(resolve))
    expect(sent).toEqual([1, 3])
    finish()
    await done
  })

  it('skips nothing that is about something else', async () => {
    const sent: string[] = []
    let finish: () => void = () => undefined
    const send = latestOnly(
      async (value: { of: string; value: number }) => {
        sent.push(`${value.of} ${value.value}`)
        if (value.of === 'one') await new Promise<void>((resolve) => (finish = resolve))
      },
      ({ of }) => of
    )
    void send({ of: 'one', value: 1 })
    const done = send({ of: 'one', value: 2 })
    await send({ of: 'other', value: 3 })
    expect(sent).toEqual(['one 1', 'other 3'])
    finish()
    await new Promise((resolve) => setImmediate(resolve))
    finish()
    await done
    expect(sent).toEqual(['one 1', 'other 3', 'one 2'])
  })

  it('sends what waited behind a failure, and fails only by the last', async () => {
    const sent: number[] = []
    const send = latestOnly(async (value: number) => {
      sent.push(value)
      await new Promise((resolve) => setImmediate(resolve))
      if (value === 1) throw new Error('busy')
    })
    const first = send(1)
    await send(2)
    await first
    expect(sent).toEqual([1, 2])
  })

  it.each([
    ['a failure', () => Promise.reject(new Error('busy'))],
    [
      'a send that throws',
      () => {
        throw new Error('busy')
      }
    ]
  ])('goes on after %s', async (_, failing) => {
    let fail = true
    const sent: number[] = []
    const send = latestOnly((value: number) => {
      sent.push(value)
      return fail ? failing() : Promise.resolve()
    })
    await expect(send(1)).rejects.toThrow('busy')
    fail = false
    await send(2)
    expect(sent).toEqual([1, 2])
  })
})
