import { base64ToUint8Array, uint8ArrayToBase64 } from 'uint8array-extras'
import type { RunOptions } from '../contract'
import { named } from '../facade/compose'
import { documentApi, findNode } from '../facade/document-api'
import { live } from '../facade/live'
import type { Session } from '../facade/session'
import { expectBoolean } from '../facade/validation'
import { clientStorage } from './client-storage'
import type { PluginEvents } from './events'
import type { Notices } from './notices'
import type { Parameters } from './parameters'
import type { Ui } from './ui-api'
import { viewportApi } from './viewport-api'

/** Members that are undefined in Figma too where a plugin runs as ours does. */
const ABSENT = new Set(['timer', 'textreview', 'vscode', 'devResources', 'payments', 'widgetId'])

export interface PluginParts {
  options: RunOptions
  session: Session
  ui: Ui
  notices: Notices
  parameters: Parameters
  events: PluginEvents
  close: (message: string | null) => void
}

/** `figma`. What is not here throws when read, except what Figma leaves undefined as well. */
export function pluginApi({
  options,
  session,
  ui,
  notices,
  parameters,
  events,
  close
}: PluginParts): object {
  const { environment, files, command } = options
  const { store } = session
  const document = documentApi(session)

  const plugin = {
    apiVersion: '1.0.0',
    command,
    editorType: environment.editorType,
    mode: environment.mode,
    pluginId: files.manifest.id ?? '',
    fileKey: undefined,
    get skipInvisibleInstanceChildren() {
      return session.skipsInvisible
    },
    set skipInvisibleInstanceChildren(skips: boolean) {
      session.skipsInvisible = expectBoolean('skipInvisibleInstanceChildren', skips)
    },
    ui: ui.api as UIAPI,
    viewport: viewportApi(environment) as ViewportAPI,
    parameters: parameters.api,
    clientStorage: clientStorage(environment.storage),
    showUI: ui.showUI,
    notify: notices.notify,
    get currentUser() {
      if (!files.manifest.permissions?.includes('currentuser')) {
        throw new Error('in get_currentUser: "currentuser" must be in the manifest\'s permissions')
      }
      return environment.user && user(environment.user)
    },
    openExternal: (url: string) => environment.openExternal(url),
    closePlugin: (message?: string) => close(message ?? null),
    commitUndo: () => store.commit(),
    triggerUndo: () => void store.undo(),
    base64Encode: (data: Uint8Array) => uint8ArrayToBase64(data),
    base64Decode: (data: string) => base64ToUint8Array(data),
    on: events.on,
    once: events.once,
    off: events.off
  } satisfies Partial<PluginAPI>

  /** Deprecated, and refused to plugins with documentAccess dynamic-page. */
  const byId = {
    getNodeById(id: string) {
      if (!session.dynamicPages) return findNode(session, id)
      throw new Error(
        'Cannot call with documentAccess: dynamic-page. Use figma.getNodeByIdAsync instead.'
      )
    }
  }

  const figma = Object.defineProperties(plugin, {
    ...namedMembers(document),
    ...namedMembers(byId)
  })
  return live(figma, { name: 'figma', missing: (member) => !ABSENT.has(member) })
}

/** Figma's errors begin with the member's name. */
function namedMembers(api: object): PropertyDescriptorMap {
  return Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(api)).map(([name, descriptor]) => {
      const { value, get, set } = descriptor as TypedPropertyDescriptor<unknown>
      if (typeof value === 'function') {
        const method = value as (...args: unknown[]) => unknown
        return [name, { value: (...args: unknown[]) => named(name, () => method(...args)) }]
      }
      if (!get) return [name, descriptor]
      return [
        name,
        { get, set: (next: unknown) => named(`set_${name}`, () => set?.call(api, next)) }
      ]
    })
  )
}

function user({ id, name }: { id: string; name: string }): User {
  return { id, name, photoUrl: null, color: '#667799', sessionId: 1 }
}
