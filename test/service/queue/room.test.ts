import { describe, expect, it } from 'vitest'
import { Room } from '../../../src/service/queue/room'

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
