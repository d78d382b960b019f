import { afterEach, expect, test, vi } from 'vitest'
import { idle } from '../../../../src/ui/kit/timing'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('waits until the browser says that it is idle', async () => {
  const asked: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (tell: () => void) => asked.push(tell))
  const after: string[] = []
  const waited = idle().then(() => after.push('idle'))
  await Promise.resolve()
  expect(after).toEqual([])
  asked[0]!()
  await waited
  expect(after).toEqual(['idle'])
})

test('waits for a moment where the browser cannot say so, as Safari', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  const waited = idle()
  await vi.advanceTimersByTimeAsync(50)
  await waited
})
