import type { Environment, PluginRun, RunningPlugin } from './contract'
import { prototypeOf } from './facade/prototypes'
import { newSession, type Session } from './facade/session'
import type { DesignDocument } from './open-document'
import { createEvents } from './plugin/events'
import { createGlobals } from './plugin/globals'
import { createNotices } from './plugin/notices'
import { createParameters } from './plugin/parameters'
import { pluginApi } from './plugin/plugin-api'
import { createUi } from './plugin/ui-api'

/** Runs a built plugin's main thread against a document. Resolves once its script has run. */
export async function runPlugin(
  options: PluginRun & { document: DesignDocument }
): Promise<RunningPlugin> {
  const { files, environment } = options
  if (environment.viewOnly && environment.editorType !== 'dev') {
    throw new Error('In a file that may only be viewed, plugins run in Dev Mode alone')
  }
  const { manifest } = files
  const { store } = options.document
  const failed = (error: unknown): void =>
    environment.onError(error instanceof Error ? error : new Error(String(error)))
  const guard = (run: () => unknown): void => {
    if (session.closed) return
    try {
      run()
    } catch (error) {
      failed(error)
    }
  }

  const session = newSession({
    store,
    prototypeOf,
    rights: options.parameters ? 'nothing' : rightsIn(environment),
    isAsking: options.parameters !== undefined,
    dynamicPages: manifest.documentAccess === 'dynamic-page',
    loadedPages: new Set([store.currentPageId]),
    skipsInvisible: environment.editorType === 'dev',
    manifest,
    guard
  })
  const ui = createUi(session, environment, manifest.name)
  const notices = createNotices(environment, guard)
  const parameters = createParameters(session)
  const events = createEvents(session)
  const globals = createGlobals(environment, guard)
  const realm = await options.newRealm(failed)
  const stopListening = store.listen((changes) => {
    if (changes.page) session.loadedPages.add(store.currentPageId)
    events.report(changes)
  })

  /** Ends the plugin: stops its handlers and removes what it left open. */
  const end = (message: string | null): void => {
    if (session.closed) return
    session.closed = true
    realm.close()
    globals.cancelTimers()
    stopListening()
    events.clear()
    notices.close()
    ui.closePanel()
    store.commit()
    environment.onClose(message)
  }
  const close = (message: string | null): void => {
    if (session.closed || closing) return
    closing = true
    events.emit('close')
    end(message)
  }
  let closing = false

  environment.panel.onMessage((message) => ui.receive(message))
  const scope = {
    figma: pluginApi({ options, session, ui, notices, parameters, events, close }),
    __html__: files.ui ?? '',
    __uiFiles__: {},
    ...globals.members
  }
  guard(() => {
    const [refused] = /-->|<!--|\bimport\s*\(/.exec(files.main) ?? []
    if (refused !== undefined) {
      throw new SyntaxError(
        `${refused} is refused by Figma's sandbox wherever it stands, in a string too`
      )
    }
    realm.run(scope, files.main)
  })
  const begin = (values: Record<string, unknown> | undefined): void => {
    session.rights = rightsIn(environment)
    session.isAsking = false
    guard(() => events.emit('run', { command: options.command, parameters: values }))
  }
  if (options.parameters) {
    options.parameters(parameters.ask).then((values) => {
      if (values === null) close(null)
      else begin(values)
    }, failed)
  } else begin(undefined)

  return {
    get closed() {
      return session.closed
    },
    close: () => close(null),
    kill: () => end(null),
    changeStyle: () => events.emit('stylechange', { styleChanges: [] })
  }
}

function rightsIn({ viewOnly, editorType }: Environment): Session['rights'] {
  if (viewOnly) return 'nothing'
  return editorType === 'dev' ? 'metadata' : 'edit'
}
