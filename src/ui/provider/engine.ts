import type { FetchFunction } from '../../client'
import type { Note, Notes } from './notes'
import type { PortFetch } from './port-fetch'
import { startEngineInPanel, startEngineInWorker } from './start-engine'
import { unpack } from '../build/unpack'
import packed from './worker?worker'

let running: Promise<PortFetch> | null = null

/** `fetch` to the service on this device. It starts with the first call, and again after a crash. */
export const engineFetch: FetchFunction = async (request) => (await startEngine()).fetch(request)

/** Notes reach the engine before what is fetched after them. When it crashes they are lost, and not missed. */
export const engineNotes: Notes = {
  picture: (...args) => note({ about: 'picture', args }),
  layers: (...args) => note({ about: 'layers', args })
}

/** Starts the engine ahead of its first use. Nothing leaves the computer. */
export function startEngine(): Promise<PortFetch> {
  running ??= start().catch((error: unknown) => {
    forget()
    throw error
  })
  return running
}

function note(about: Note): void {
  startEngine().then(
    (engine) => engine.note(about),
    // Whoever fetches next is told why there is no engine.
    () => undefined
  )
}

async function start(): Promise<PortFetch> {
  const source = await unpack(packed)
  // Some hosts refuse Workers; the panel can do the same work, only slower.
  return startEngineInWorker(source, forget).catch(() => startEngineInPanel(source))
}

function forget(): void {
  running = null
}
