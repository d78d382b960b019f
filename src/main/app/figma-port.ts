import type { Port } from '../../bridge'

/** The pipe to the panel. */
export function figmaPort(): Port {
  return {
    post: (message) => figma.ui.postMessage(message),
    listen: (receive) => {
      figma.ui.onmessage = (message: unknown) => receive(message)
    }
  }
}
