import { createRunner } from './create-runner'
import type { Backing, ServiceOptions } from './options'
import { memoryQueue } from './queue/memory-queue'
import { MemoryStore } from './storage/memory-store'
import { SECRET_BYTES } from './storage/storage-links'
import { MemoryUploads } from './videos/memory-uploads'

const DEFAULT_MAX_STORED_BYTES = 256 * 1024 * 1024

/** All of a service in one process, gone with it. */
export function inMemory(options: Omit<ServiceOptions, 'baseUrl' | 'key'>): Backing {
  const { engine, videos, pace, clock = Date.now, report = () => undefined } = options
  const store = new MemoryStore(clock, options.maxStoredBytes ?? DEFAULT_MAX_STORED_BYTES)
  const uploads = videos ? new MemoryUploads(videos, clock, pace) : null
  const { run } = createRunner({ store, uploads }, options)
  const queue = memoryQueue(run, engine.atOnce, report)
  return { store, uploads, queue, secret: crypto.getRandomValues(new Uint8Array(SECRET_BYTES)) }
}
