import { expect, test } from 'vitest'
import { createQueue } from '../../../src/main/export/export-picture'

test('tasks run one at a time, in order, and a failed one stops nobody', async () => {
  const inTurn = createQueue()
  const log: string[] = []
  const task = (name: string, fails = false) =>
    inTurn(async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const results = await Promise.allSettled([task('a'), task('b', true), task('c')])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
