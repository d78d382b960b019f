import { describe, expect, it } from 'vitest'
import { latestOnly } from '../../../../src/ui/kit/timing/latest-only'

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

  it('goes on after a failure', async () => {
    let fail = true
    const sent: number[] = []
    const send = latestOnly((value: number) => {
      sent.push(value)
      return fail ? Promise.reject(new Error('busy')) : Promise.resolve()
    })
    await expect(send(1)).rejects.toThrow('busy')
    fail = false
    await send(2)
    expect(sent).toEqual([1, 2])
  })
})
