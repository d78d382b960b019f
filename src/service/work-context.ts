import type { KnownDesigns } from './designs/known-designs'
import type { Engine } from './engine/engine'
import type { CaptureQueue } from './pages/capture-queue'
import type { WorkQueue } from './run/work-queue'
import type { ObjectStore } from './storage/object-store'

/** What works for the engine need. */
export interface WorkContext {
  engine: Engine
  objects: ObjectStore
  works: WorkQueue
  captures: CaptureQueue
  designs: KnownDesigns
  report: (error: unknown) => void
}
