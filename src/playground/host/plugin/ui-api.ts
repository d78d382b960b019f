import type { Environment, PanelOptions } from '../contract'
import { apiObject } from '../facade/api-object'
import type { Session } from '../facade/session'
import { copyMessage } from './copy-message'

const LEAST_WIDTH = 70
const LEAST_HEIGHT = 0

type Provided = Pick<UIAPI, 'show' | 'resize' | 'getPosition' | 'postMessage' | 'onmessage'>

/** The panel as the main thread sees it: `figma.showUI` and `figma.ui`. */
export function createUi(
  session: Session,
  { panel, viewport }: Pick<Environment, 'panel' | 'viewport'>,
  pluginName: string
) {
  const { guard } = session
  let open = false
  let onmessage: MessageEventHandler | undefined

  const whenOpen = (act: () => void): void => {
    if (!open) throw new Error('No UI to send a message to. Call figma.showUI first')
    act()
  }
  const closePanel = (): void => {
    if (open) panel.close()
    open = false
  }

  const api = apiObject<Provided>(session, 'figma.ui', {
    show: () => whenOpen(() => panel.setVisible(true)),
    resize: (width, height) => whenOpen(() => panel.resize(...clamped(width, height))),
    getPosition() {
      if (!open) throw new Error('No UI available')
      const windowSpace = panel.position()
      const { bounds, zoom } = viewport.get()
      const canvasSpace = {
        x: bounds.x + windowSpace.x / zoom,
        y: bounds.y + windowSpace.y / zoom
      }
      return { windowSpace, canvasSpace }
    },
    postMessage: (message: unknown) => whenOpen(() => panel.post(copyMessage(message))),
    get onmessage() {
      return onmessage
    },
    set onmessage(handler: MessageEventHandler | undefined) {
      onmessage = typeof handler === 'function' ? handler : undefined
    }
  })

  return {
    api,
    showUI: (html: string, options?: ShowUIOptions): void => {
      if (typeof html !== 'string') throw new Error('Expected the HTML to be a string')
      if (session.isAsking) throw new Error('No panel is shown while parameters are asked for')
      closePanel()
      open = true
      panel.show(html, panelOptions(options, pluginName))
    },
    /** Takes a message from the panel. */
    receive(message: unknown): void {
      if (!open) return
      guard(() => onmessage?.(copyMessage(message), { origin: 'null' }))
    },
    closePanel
  }
}

function panelOptions(options: ShowUIOptions = {}, pluginName: string): PanelOptions {
  const [width, height] = clamped(options.width ?? 300, options.height ?? 200)
  return {
    width,
    height,
    title: options.title ?? pluginName,
    visible: options.visible ?? true,
    themeColors: options.themeColors ?? false
  }
}

function clamped(width: unknown, height: unknown): [number, number] {
  if (typeof width !== 'number' || typeof height !== 'number' || Number.isNaN(width + height)) {
    throw new Error('Expected width and height to be numbers')
  }
  return [Math.max(LEAST_WIDTH, width), Math.max(LEAST_HEIGHT, height)]
}
