import type { Environment, PanelOptions } from '../contract'
import { apiObject } from '../facade/api-object'
import { Emitter } from '../facade/emitter'
import type { Session } from '../facade/session'
import { copyMessage } from './copy-message'

const LEAST_WIDTH = 70
const LEAST_HEIGHT = 0

export interface Ui {
  api: Omit<UIAPI, 'reposition'>
  showUI: PluginAPI['showUI']
  /** A message from the panel. */
  receive: (message: unknown) => void
  closePanel: () => void
}

/** The panel as the main thread sees it: `figma.showUI` and `figma.ui`. */
export function createUi(
  session: Session,
  { panel, viewport }: Pick<Environment, 'panel' | 'viewport'>,
  pluginName: string
): Ui {
  const { guard } = session
  let open = false
  let onmessage: MessageEventHandler | undefined
  const events = new Emitter<{ message: [unknown, OnMessageProperties] }>(guard)

  const whenOpen = (act: () => void): void => {
    if (!open) throw new Error('No UI to send a message to. Call figma.showUI first')
    act()
  }
  const closePanel = (): void => {
    if (open) panel.close()
    open = false
  }

  const api = apiObject<Ui['api']>(session, 'figma.ui', {
    show: () => whenOpen(() => panel.setVisible(true)),
    hide: () => whenOpen(() => panel.setVisible(false)),
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
    close: closePanel,
    postMessage: (message: unknown) => whenOpen(() => panel.post(copyMessage(message))),
    get onmessage() {
      return onmessage
    },
    set onmessage(handler: MessageEventHandler | undefined) {
      onmessage = typeof handler === 'function' ? handler : undefined
    },
    on: (type, callback) => events.add(checked(type), callback),
    once: (type, callback) => events.add(checked(type), callback, true),
    off: (type, callback) => events.remove(checked(type), callback)
  })

  return {
    api,
    showUI(html, options) {
      if (typeof html !== 'string') throw new Error('Expected the HTML to be a string')
      closePanel()
      open = true
      panel.show(html, panelOptions(options, pluginName))
    },
    receive(message) {
      if (!open) return
      const properties = { origin: 'null' }
      guard(() => {
        const copy = copyMessage(message)
        if (onmessage) guard(() => onmessage?.(copy, properties))
        events.emit('message', copy, properties)
      })
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
    themeColors: options.themeColors ?? false,
    position: options.position ?? null
  }
}

function clamped(width: unknown, height: unknown): [number, number] {
  if (typeof width !== 'number' || typeof height !== 'number' || Number.isNaN(width + height)) {
    throw new Error('Expected width and height to be numbers')
  }
  return [Math.max(LEAST_WIDTH, width), Math.max(LEAST_HEIGHT, height)]
}

function checked(type: string): 'message' {
  if (type !== 'message') throw new Error(`"${type}" is not a valid event name`)
  return type
}
