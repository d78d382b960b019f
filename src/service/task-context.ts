import type { Engine } from '../engine/engine'
import type { CapturePage } from './pages/page-capture'
import type { Turns } from '../waiting/turns'
import type { Bytes, Store } from './storage/store'
import type { Uploads } from './videos/video-backend'

/** Tools for running tasks. */
export interface TaskContext {
  engine: Engine
  /** Limits calls of the engine to as many as it runs at once. */
  turns: Turns
  store: Store
  /** Where pictures of an outcome go, by the kind of task. */
  jobs: Record<'picture' | 'page' | 'video', Pick<Store, 'putObjects'>>
  uploads: Uploads | null
  capturePage: CapturePage
  report: (error: unknown) => void
}

/** The picture that came with a task's request. */
export async function inputOf(
  { id, input }: { id: string; input: string },
  { store }: Pick<TaskContext, 'store'>
): Promise<Bytes> {
  const file = await store.getObject(id, input)
  if (file === undefined) throw new Error(`The picture of ${id} is no longer there.`)
  return file
}
