import type { Port } from '../../bridge'

interface FigmaMessage {
  pluginMessage?: unknown
}

/** The port to Figma's main thread, through the parent window; messages of other windows are ignored. */
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
