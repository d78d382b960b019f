import { inspectForEngine } from '../video/frames/inspect-for-engine'
import { createPanelVideos } from '../video/frames/panel-videos'
import { ENGINE_START } from './engine-start'
import { createPortFetch, type PortFetch } from './port-fetch'
import { startInPanel, startInWorker } from './start-script'

const videos = createPanelVideos(inspectForEngine)

/** Starts the bundled service in a Worker. `onCrash` is told when it stops by itself. Rejects where none can run. */
export async function startEngineInWorker(source: string, onCrash: () => void): Promise<PortFetch> {
  const { port, worker } = await startInWorker(source, ENGINE_START)
  const engine = createPortFetch(port, videos)
  worker.onerror = (event) => {
    event.preventDefault()
    worker.terminate()
    engine.close('The analysis engine stopped unexpectedly.')
    onCrash()
  }
  return engine
}

/** Runs the same script in the panel itself, where it works in slices. */
export async function startEngineInPanel(source: string): Promise<PortFetch> {
  return createPortFetch(await startInPanel(source, ENGINE_START), videos)
}
