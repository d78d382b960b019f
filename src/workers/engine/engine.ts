import { GlanceError } from '../../errors'
import { type Script, startWork } from '../start-work'
import { words } from '../words'
import { callEngine } from './call-engine'
import { createEnginePanel } from './engine-panel'

const script: Script = { kind: 'engine', who: 'engine' }

/** The engine in the one Worker that lives as long as the panel; after a crash the next call starts another. */
export const engineInWorker = callEngine(({ onStop, ...calls }) =>
  startWork(script, { panel: createEnginePanel(calls), onStop, stopped: engineStopped })
)

function engineStopped(): GlanceError {
  return new GlanceError({ code: 'engine_stopped', ...words().engineStopped, sent: 'no' })
}
