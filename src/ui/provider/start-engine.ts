import { ENGINE_START } from './engine-start'
import { createPortFetch, type PortFetch } from './port-fetch'

/** A Worker that has not reported by then never will: a policy may block it without an error event. */
const START_TIMEOUT_MS = 5000

/** Starts the bundled service in a Worker. `onCrash` is told when it stops by itself. Rejects where none can run. */
export async function startInWorker(source: string, onCrash: () => void): Promise<PortFetch> {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  try {
    const worker = new Worker(url)
    const port = await connect((remote) => worker.postMessage(ENGINE_START, [remote]), worker)
    const engine = createPortFetch(port)
    worker.onerror = (event) => {
      event.preventDefault()
      worker.terminate()
      engine.close('The analysis engine stopped unexpectedly.')
      onCrash()
    }
    return engine
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Runs the same script in the panel itself, where it works in slices. */
export async function startInPanel(source: string): Promise<PortFetch> {
  const script = document.createElement('script')
  script.textContent = source
  document.head.append(script)
  script.remove()
  return createPortFetch(await connect((remote) => window.postMessage(ENGINE_START, '*', [remote])))
}

function connect(send: (remote: MessagePort) => void, worker?: Worker): Promise<MessagePort> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    const give = (reason: string): void => {
      clearTimeout(timer)
      worker?.terminate()
      reject(new Error(reason))
    }
    const timer = setTimeout(() => give('The analysis engine did not start.'), START_TIMEOUT_MS)
    if (worker) {
      worker.onerror = (event) => {
        event.preventDefault()
        give('The analysis engine was refused.')
      }
    }
    port1.onmessage = () => {
      clearTimeout(timer)
      resolve(port1)
    }
    send(port2)
  })
}
