import type { Port } from '../../bridge'

interface FigmaMessage {
  pluginMessage?: unknown
}

/** The pipe to Figma's main thread: the parent window carries the panel's messages both ways, and nobody else's count. */
export function createMainPort(panel: Window): Port {
  return {
    post: (message) => panel.parent.postMessage({ pluginMessage: message, pluginId: '*' }, '*'),
    listen: (receive) => {
      panel.addEventListener('message', (event: MessageEvent<FigmaMessage | null>) => {
        const message = event.data?.pluginMessage
        if (event.source !== panel.parent) return
        if (message !== undefined) receive(message)
      })
    }
  }
}
