import { createQueue } from './queue'

/** Bytes of pictures that may wait for the engine before more are turned away. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024

/** All work for the engine, whatever it is for: as many pieces as it does at once, and only so much of it. */
export class WorkQueue {
  private readonly queue: (work: () => Promise<void>) => void
  private waitingBytes = 0

  /** `report` is told of works that reject. */
  constructor(report: (error: unknown) => void, atOnce: number) {
    this.queue = createQueue(report, atOnce)
  }

  get isFull(): boolean {
    return this.waitingBytes > MAX_WAITING_BYTES
  }

  /** Does the work when its turn comes. `bytes` wait with it. */
  add(bytes: number, work: () => Promise<void>): void {
    this.waitingBytes += bytes
    this.queue(async () => {
      try {
        await work()
      } finally {
        this.waitingBytes -= bytes
      }
    })
  }
}
