import { describe, expect, it, vi } from 'vitest'
import { createQueue } from '../../../src/service/run/queue'
import { Room } from '../../../src/service/run/room'
import { WorkQueue } from '../../../src/service/run/work-queue'

describe('createQueue', () => {
  it('runs the works behind one that rejects, and reports it', async () => {
    const report = vi.fn()
    const queue = createQueue(report)
    const fault = new Error('broken')
    queue(() => Promise.reject(fault))
    await new Promise<void>((ran) => queue(async () => ran()))
    expect(report.mock.calls).toEqual([[fault]])
  })

  it('never runs two works at once', async () => {
    const queue = createQueue(vi.fn())
    const order: string[] = []
    let free = (): void => undefined
    queue(async () => {
      order.push('first begins')
      await new Promise<void>((resolve) => (free = resolve))
      order.push('first ends')
    })
    const second = new Promise<void>((ran) =>
      queue(async () => {
        order.push('second')
        ran()
      })
    )
    await vi.waitFor(() => expect(order).toEqual(['first begins']))
    free()
    await second
    expect(order).toEqual(['first begins', 'first ends', 'second'])
  })
})

describe('a queue for two at once', () => {
  it('begins the next work when either of them has ended, well or badly', async () => {
    const queue = createQueue(vi.fn(), 2)
    const begun: string[] = []
    const end = new Map<string, (fault?: Error) => void>()
    for (const name of ['a', 'b', 'c', 'd']) {
      queue(() => {
        begun.push(name)
        return new Promise((resolve, reject) => {
          end.set(name, (fault) => (fault ? reject(fault) : resolve()))
        })
      })
    }
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b']))
    end.get('b')!()
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']))
    end.get('c')!(new Error('broken'))
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c', 'd']))
  })
})

describe('WorkQueue', () => {
  it('has room again after a work that rejected', async () => {
    const works = new WorkQueue(vi.fn(), 1)
    const most = 64 * 1024 * 1024
    const place = works.room.reserve(most)!
    works.add(() => Promise.reject(new Error('broken')), place)
    expect(works.room.reserve(1)).toBeNull()
    await new Promise<void>((ran) => works.add(async () => ran()))
    expect(works.room.reserve(most)).not.toBeNull()
  })
})

describe('Room', () => {
  it('is given back once, in part or as a whole', () => {
    const room = new Room(100)
    const place = room.reserve(90)!
    expect(room.reserve(11)).toBeNull()
    place.shrink(40)
    place.shrink(70)
    const other = room.reserve(60)!
    expect(room.reserve(1)).toBeNull()
    other.leave()
    other.leave()
    expect(room.reserve(61)).toBeNull()
    place.leave()
    expect(room.reserve(100)).not.toBeNull()
  })
})
