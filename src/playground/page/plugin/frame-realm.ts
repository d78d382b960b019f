import type { NewRealm } from '../../host/contract'
import { enterRealm } from '../../host/realm'

/** Globals of a frame's window that plugins might use and Figma's main thread lacks. */
const HIDDEN =
  'window self top parent frames frameElement document location navigator history localStorage sessionStorage indexedDB caches cookieStore XMLHttpRequest WebSocket EventSource Worker Image Blob URL TextEncoder TextDecoder atob btoa crypto performance structuredClone queueMicrotask requestAnimationFrame postMessage addEventListener alert confirm prompt open'

/** A frame without a document of its own, in which the plugin's script meets no script of the page. */
export const frameRealm: NewRealm = (failed) => {
  const frame = document.createElement('iframe')
  // Scripts that look for the panel find one frame.
  const root = document.createElement('div')
  root.hidden = true
  root.attachShadow({ mode: 'closed' }).append(frame)
  document.body.append(root)
  const scope = frame.contentWindow as Window & typeof globalThis
  scope.addEventListener('unhandledrejection', ({ reason }) => failed(reason))
  return {
    run(globals, script) {
      enterRealm(scope, globals)
      const main = scope.Function(...HIDDEN.split(' '), `${script}\n//# sourceURL=main.js`)
      ;(main as () => void)()
    },
    close: () => root.remove()
  }
}
