/** A script that has not reported by then never will: a policy may block it without an error event. */
const START_TIMEOUT_MS = 15_000

/** A bundled script that runs, and the port to talk to it. */
export interface RunningScript {
  port: MessagePort
  worker: Worker
}

/**
 * Starts a bundled script in a Worker. It is sent `word` with a port, and sends the word back through it
 * when it is ready (`whenStarted`). Rejects where no Worker can run.
 */
export async function startInWorker(source: string, word: string): Promise<RunningScript> {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  try {
    const worker = new Worker(url)
    const port = await connect(word, (remote) => worker.postMessage(word, [remote]), worker)
    return { port, worker }
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Runs the same script in the panel itself, where it shares the thread with the screen. */
export async function startInPanel(source: string, word: string): Promise<MessagePort> {
  const script = document.createElement('script')
  script.textContent = source
  document.head.append(script)
  script.remove()
  return connect(word, (remote) => window.postMessage(word, '*', [remote]))
}

function connect(
  word: string,
  send: (remote: MessagePort) => void,
  worker?: Worker
): Promise<MessagePort> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    const give = (reason: string): void => {
      clearTimeout(timer)
      worker?.terminate()
      reject(new Error(reason))
    }
    const timer = setTimeout(() => give(`${word} did not start.`), START_TIMEOUT_MS)
    if (worker) {
      worker.onerror = (event) => {
        event.preventDefault()
        give(`${word} was refused.`)
      }
    }
    port1.onmessage = () => {
      clearTimeout(timer)
      resolve(port1)
    }
    send(port2)
  })
}
