import { describe, expect, it, vi } from 'vitest'
import { Turns } from '../../src/waiting/turns'

/** Works that end when the test says so. */
function manualWorks(turns: Turns) {
  const begun: string[] = []
  const ends = new Map<string, (fault?: Error) => void>()
  const take = (name: string): Promise<string> =>
    turns.take(() => {
      begun.push(name)
      return new Promise((resolve, reject) => {
        ends.set(name, (fault) => (fault ? reject(fault) : resolve(name)))
      })
    })
  return { begun, end: (name: string, fault?: Error) => ends.get(name)!(fault), take }
}

describe('turns for two at once', () => {
  it('begins the next work, in the order they came, when either has ended, well or badly', async () => {
    const { begun, end, take } = manualWorks(new Turns(2))
    const all = ['a', 'b', 'c', 'd'].map(take)
    expect(begun).toEqual(['a', 'b'])
    end('b')
    expect(await all[1]).toBe('b')
    await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
    end('c', new Error('broken'))
    await expect(all[2]).rejects.toThrow('broken')
    await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
  })

  it('counts what runs and what waits', async () => {
    const turns = new Turns(2)
    const { end, take } = manualWorks(turns)
    const all = ['a', 'b', 'c'].map(take)
    expect(turns.size).toBe(3)
    end('a')
    await expect.poll(() => turns.size).toBe(2)
    end('b')
    await vi.waitFor(() => end('c'))
    await Promise.all(all)
    expect(turns.size).toBe(0)
  })
})

it('turns for one never runs two', async () => {
  const { begun, end, take } = manualWorks(new Turns(1))
  const all = ['a', 'b'].map(take)
  expect(begun).toEqual(['a'])
  end('a')
  await all[0]
  await vi.waitFor(() => end('b'))
  await all[1]
})
