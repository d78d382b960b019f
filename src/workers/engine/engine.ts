import { GlanceError } from '../../errors'
import type { Service } from '../../service'
import { type Script, startWork } from '../start-work'
import { words } from '../words'
import { callEngine } from './call-engine'
import type { EngineCalls } from './engine-calls'
import { createEnginePanel } from './engine-panel'
import type { FetchCalls } from './fetch-calls'
import { createRpcFetch } from './rpc-fetch'
import packed from './script?worker'

const script: Script = { kind: 'engine', packed, who: 'engine' }

/** The engine in the one Worker that lives as long as the panel; after a crash the next call starts another. */
export const engineInWorker = callEngine<EngineCalls & FetchCalls>(({ progress, onStop }) =>
  startWork(script, { panel: createEnginePanel(progress), onStop, stopped: engineStopped })
)

/** `fetch` to the service in the same Worker. */
export const engineFetch: Service = async (request) =>
  createRpcFetch((await engineInWorker.running()).work)(request)

function engineStopped(): GlanceError {
  return new GlanceError({ code: 'engine_stopped', ...words().engineStopped, sent: 'no' })
}
