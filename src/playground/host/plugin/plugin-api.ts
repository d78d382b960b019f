import { base64ToUint8Array } from 'uint8array-extras'
import type { PluginRun } from '../contract'
import { apiObject } from '../facade/api-object'
import { documentApi } from '../facade/document-api'
import type { Session } from '../facade/session'
import { expectBoolean } from '../facade/validation'
import { clientStorage } from './client-storage'
import type { createEvents } from './events'
import type { createNotices } from './notices'
import type { createParameters } from './parameters'
import type { createUi } from './ui-api'
import { viewportApi } from './viewport-api'

export interface PluginParts {
  options: PluginRun
  session: Session
  ui: ReturnType<typeof createUi>
  notices: ReturnType<typeof createNotices>
  parameters: ReturnType<typeof createParameters>
  events: ReturnType<typeof createEvents>
  close: (message: string | null) => void
}

/** `figma`. Reading a missing member throws. */
export function pluginApi({
  options,
  session,
  ui,
  notices,
  parameters,
  events,
  close
}: PluginParts): object {
  const { environment, command } = options
  const { store } = session
  const plugin = {
    command,
    editorType: environment.editorType,
    get skipInvisibleInstanceChildren() {
      return session.skipsInvisible
    },
    set skipInvisibleInstanceChildren(skips: boolean) {
      session.skipsInvisible = expectBoolean('skipInvisibleInstanceChildren', skips)
    },
    ui: ui.api as UIAPI,
    viewport: viewportApi(session, environment) as ViewportAPI,
    parameters: parameters.api as unknown as ParametersAPI,
    clientStorage: clientStorage(session, environment.storage),
    showUI: ui.showUI,
    notify: notices.notify,
    openExternal: (url: string) => environment.openExternal(url),
    closePlugin: (message?: string) => close(message ?? null),
    commitUndo: () => store.commit(),
    triggerUndo: () => void store.undo(),
    base64Decode: (data: string) => base64ToUint8Array(data),
    on: events.on,
    off: events.off
  } satisfies Partial<PluginAPI>

  const figma = Object.defineProperties(
    plugin,
    Object.getOwnPropertyDescriptors(documentApi(session))
  )
  return apiObject(session, 'figma', figma)
}
