import { createQueue } from './queue'

/** Bytes of pictures that may wait for the engine before more are turned away. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024

/** All work for the engine, whatever it is for: one piece after another, and only so much of it. */
export class WorkQueue {
  private readonly queue = createQueue()
  private waitingBytes = 0

  get isFull(): boolean {
    return this.waitingBytes > MAX_WAITING_BYTES
  }

  /** Does the work when its turn comes. `bytes` wait with it; it must not reject. */
  add(bytes: number, work: () => Promise<void>): void {
    this.waitingBytes += bytes
    this.queue(async () => {
      await work()
      this.waitingBytes -= bytes
    })
  }
}
