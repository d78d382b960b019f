import type { Engine } from '../engine/engine'
import type { CapturePage } from './pages/page-capture'
import type { Turns } from '../waiting/turns'
import type { Bytes, Store } from './storage/store'
import type { Uploads } from './videos/video-backend'

/** Tools that works are done with. */
export interface WorkContext {
  engine: Engine
  /** Whoever uses the engine takes a turn: as many at the same time as it does. */
  turns: Turns
  store: Store
  /** Where pictures of an outcome go, by the kind of work. */
  jobs: Record<'picture' | 'page' | 'video', Pick<Store, 'putObjects'>>
  uploads: Uploads | null
  capturePage: CapturePage
  report: (error: unknown) => void
}

/** The picture that came with a work's request. */
export async function inputOf(
  { id, input }: { id: string; input: string },
  { store }: Pick<WorkContext, 'store'>
): Promise<Bytes> {
  const file = await store.getObject(id, input)
  if (file === undefined) throw new Error(`The picture of ${id} is no longer there.`)
  return file
}
