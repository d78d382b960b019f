import { describe, expect, it } from 'vitest'
import { createPlacingTurns } from '../../../src/ui/run/placing-turns'

const GOES_ON = new AbortController().signal
const written = (): Promise<void> => Promise.resolve()

describe('the turn to place a result', () => {
  it('comes when the one before is placed and its texts are written', async () => {
    const inTurn = createPlacingTurns()
    const seen: string[] = []
    let write = (): void => undefined
    const texts = new Promise<void>((resolve) => (write = resolve))
    await inTurn(
      () => Promise.resolve(seen.push('first')),
      () => texts.then(() => seen.push('its texts')),
      GOES_ON
    )
    const second = inTurn(() => Promise.resolve(seen.push('second')), written, GOES_ON)
    write()
    await second
    expect(seen).toEqual(['first', 'its texts', 'second'])
  })

  const failing = new Error('fails')
  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['could not be placed', () => Promise.reject(failing), written],
    ['had texts that could not be written', written, () => Promise.reject(failing)],
    [
      'had nobody to write its texts',
      written,
      () => {
        throw failing
      }
    ]
  ])('comes also when the one before %s', async (_, place, write) => {
    const inTurn = createPlacingTurns()
    const [first, second] = await Promise.allSettled([
      inTurn(place, write, GOES_ON),
      inTurn(() => Promise.resolve('placed'), written, GOES_ON)
    ])
    expect(first.status).toBe(place === written ? 'fulfilled' : 'rejected')
    expect(second).toEqual({ status: 'fulfilled', value: 'placed' })
  })

  it('comes also when the one before was cancelled while it waited', async () => {
    const inTurn = createPlacingTurns()
    const cancelled = inTurn(() => Promise.resolve(), written, AbortSignal.abort(failing))
    await expect(cancelled).rejects.toBe(failing)
    expect(await inTurn(() => Promise.resolve('placed'), written, GOES_ON)).toBe('placed')
  })
})
