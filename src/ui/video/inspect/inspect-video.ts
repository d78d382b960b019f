import { GlanceError } from '../../../bridge'
import type { VideoFacts } from '../../../client/video/inspect-source'
import { startInPanel, startInWorker } from '../../provider/start-script'
import { unpackWorker } from '../../provider/unpack-worker'
import packed from './inspect-worker?worker'
import { INSPECT_START } from './inspect-start'
import type { Inspection } from './messages'

let inPanel: Promise<MessagePort> | null = null

/**
 * Length and size of a .webm file, read in a Worker that lives no longer than that. Rejects with a
 * GlanceError that says why it is none, or none that a service takes.
 */
export async function inspectVideo(file: Blob): Promise<VideoFacts> {
  const source = await unpackWorker(packed)
  const started = await startInWorker(source, INSPECT_START).catch(() => null)
  if (started === null) {
    inPanel ??= startInPanel(source, INSPECT_START)
    return ask(await inPanel, file)
  }
  const { port, worker } = started
  try {
    return await ask(port, file, worker)
  } finally {
    worker.terminate()
    port.close()
  }
}

function ask(port: MessagePort, file: Blob, worker?: Worker): Promise<VideoFacts> {
  return new Promise((resolve, reject) => {
    if (worker) {
      worker.onerror = (event) => {
        event.preventDefault()
        reject(new Error('The video could not be read.'))
      }
    }
    port.onmessage = ({ data }: MessageEvent<Inspection>) => {
      if (data.ok) resolve(data.facts)
      else reject(new GlanceError(data.error))
    }
    port.postMessage(file)
  })
}
