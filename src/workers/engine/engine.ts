import type { Service } from '../../service'
import { engineScript } from '../engine-script'
import type { Rpc } from '../rpc'
import { startWork } from '../start-work'
import type { EngineCalls } from './engine-calls'
import { createEnginePanel } from './engine-panel'
import type { Note, Notes } from './notes'
import { createRpcFetch } from './rpc-fetch'

interface Engine {
  fetch: Service
  note: Rpc<EngineCalls>['note']
}

let running: Promise<Engine> | null = null

/** `fetch` to the service on this device. It starts with the first call, and again after a crash. */
export const engineFetch: Service = async (request) => (await runEngine()).fetch(request)

/** Notes reach the engine before what is fetched after them. When it crashes they are lost, and not missed. */
export const engineNotes: Notes = {
  picture: (...args) => note({ about: 'picture', args }),
  layers: (...args) => note({ about: 'layers', args })
}

/** Starts the engine ahead of its first use. Nothing leaves the computer. */
export async function startEngine(): Promise<void> {
  await runEngine()
}

function note(about: Note): void {
  runEngine()
    .then((engine) => engine.note.asEvent(about))
    // Whoever fetches next is told why there is no engine.
    .catch(() => undefined)
}

function runEngine(): Promise<Engine> {
  running ??= run().catch((error: unknown) => {
    forget()
    throw error
  })
  return running
}

async function run(): Promise<Engine> {
  const panel = createEnginePanel()
  const { work } = await startWork<EngineCalls>(engineScript, { panel, onStop: forget })
  return { fetch: createRpcFetch(work), note: work.note }
}

function forget(): void {
  running = null
}
