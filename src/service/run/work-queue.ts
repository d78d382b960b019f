import { createQueue } from './queue'
import { type Place, Room } from './room'

/** Bytes of pictures that may arrive and wait for the engine before more are turned away. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024

/** All work for the engine, whatever it is for: as many pieces as it does at once. */
export class WorkQueue {
  /** For the pictures that works wait with, reserved before their requests are read. */
  readonly room = new Room(MAX_WAITING_BYTES)
  private readonly queue: (work: () => Promise<void>) => void

  /** `report` is told of works that reject. */
  constructor(report: (error: unknown) => void, atOnce: number) {
    this.queue = createQueue(report, atOnce)
  }

  /** Does the work when its turn comes, and leaves its place when it is done. */
  add(work: () => Promise<void>, place?: Place): void {
    this.queue(async () => {
      try {
        await work()
      } finally {
        place?.leave()
      }
    })
  }
}
