import type { Environment } from '../../host/contract'
import { canvasToScreen, screenToCanvas } from '../canvas/viewport'
import { pageParameter } from '../state/page-parameters'
import type { Session } from '../state/session'

interface RunParts extends Pick<Environment, 'panel' | 'storage'> {
  /** The plugin's name, for messages. */
  name: string
  closed: () => void
}

/** The environment of a plugin that runs in this page: window, storage, viewport, notices and console. */
export function pluginEnvironment(session: Session, parts: RunParts): Environment {
  const { notices } = session
  const { name } = parts
  // Figma runs no plugin in Design for people who may only view a file.
  const isDev = session.viewOnly.value || pageParameter('editor') === 'dev'
  return {
    panel: parts.panel,
    storage: parts.storage,
    notify: (notice) => notices.show(notice),
    openExternal: (url) => void window.open(url, '_blank', 'noopener'),
    viewport: pluginViewport(session),
    editorType: isDev ? 'dev' : 'figma',
    viewOnly: session.viewOnly.value,
    console(level, values) {
      console[level](`${name}:`, ...values)
      if (level === 'error')
        notices.problem(`${name} logged an error.`, values.map(String).join('\n'))
    },
    onError(error) {
      console.error(error)
      notices.problem(`${name} stopped on an error.`, error.stack ?? error.message)
    },
    onClose(message) {
      parts.closed()
      if (message) notices.tell(message)
    }
  }
}

function pluginViewport(session: Session): Environment['viewport'] {
  return {
    get() {
      const view = session.viewport.value
      const { width, height } = session.stage.value
      const { x, y } = screenToCanvas(view, { x: 0, y: 0 })
      const bounds = { x, y, width: width / view.zoom, height: height / view.zoom }
      const center = { x: x + bounds.width / 2, y: y + bounds.height / 2 }
      return { center, zoom: view.zoom, bounds }
    },
    set({ zoom, center }) {
      if (zoom !== undefined) session.zoomTo(zoom)
      if (!center) return
      const view = session.viewport.value
      const { width, height } = session.stage.value
      const now = canvasToScreen(view, center)
      session.viewport.value = {
        ...view,
        panX: view.panX + width / 2 - now.x,
        panY: view.panY + height / 2 - now.y
      }
    }
  }
}
