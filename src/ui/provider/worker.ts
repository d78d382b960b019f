import { createEmbeddedService } from './embedded'
import { ENGINE_START } from './engine-start'
import { servePort } from './serve-port'

// The same script runs in a Worker or, where none can start, in the panel: either gets its port this way.
addEventListener('message', (event: MessageEvent) => {
  const port = event.ports[0]
  if (event.data !== ENGINE_START || port === undefined) return
  servePort(port, createEmbeddedService())
  port.postMessage(ENGINE_START)
})
