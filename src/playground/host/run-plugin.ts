import type { RunningPlugin, RunOptions } from './contract'
import { prototypeOf } from './facade/prototypes'
import type { Session } from './facade/session'
import { Membrane } from './membrane/membrane'
import { storeOf } from './open-document'
import { createEvents } from './plugin/events'
import { createGlobals } from './plugin/globals'
import { createNotices } from './plugin/notices'
import { createParameters } from './plugin/parameters'
import { pluginApi } from './plugin/plugin-api'
import { createUi } from './plugin/ui-api'
import { Sandbox, SandboxStopped } from './sandbox/sandbox'

/** Runs a built plugin's main thread against a document. Resolves once its script has run. */
export async function runPlugin(options: RunOptions): Promise<RunningPlugin> {
  const { files, environment } = options
  const { manifest } = files
  const store = storeOf(options.document)
  const sandbox = await Sandbox.create(options.limits, options.newEngine)
  sandbox.around = (run) => store.act(run)
  let closed = false

  const failed = (error: unknown): void => {
    environment.onError(error instanceof Error ? error : new Error(String(error)))
    if (error instanceof SandboxStopped) end(null)
  }
  const guard = (run: () => unknown): void => {
    if (closed) return
    try {
      run()
    } catch (error) {
      failed(error)
    }
  }

  const session: Session = {
    store,
    rights: environment.viewOnly
      ? 'nothing'
      : environment.editorType === 'dev'
        ? 'metadata'
        : 'edit',
    dynamicPages: manifest.documentAccess === 'dynamic-page',
    loadedPages: new Set([store.currentPageId]),
    skipsInvisible: environment.editorType === 'dev',
    fonts: new Set(),
    manifest,
    prototypeOf,
    nodes: new Map(),
    pageEvents: new Map(),
    guard
  }
  const ui = createUi(environment, manifest.name, guard)
  const notices = createNotices(environment, guard)
  const parameters = createParameters(guard)
  const events = createEvents(session)
  const globals = createGlobals(environment, guard)
  const membrane = new Membrane(sandbox, failed)
  const stopListening = store.listen((changes) => {
    if (changes.page) session.loadedPages.add(store.currentPageId)
    events.report(changes)
  })

  /** No handler runs any more; what the plugin left open goes. */
  const end = (message: string | null): void => {
    if (closed) return
    closed = true
    membrane.close()
    globals.cancelTimers()
    stopListening()
    events.clear()
    notices.close()
    ui.closePanel()
    store.commit()
    environment.onClose(message)
  }
  const close = (message: string | null): void => {
    if (closed || closing) return
    closing = true
    events.emit('close')
    end(message)
  }
  let closing = false

  environment.panel.onMessage((message) => ui.receive(message))
  membrane.define({
    figma: pluginApi({ options, session, ui, notices, parameters, events, close }),
    __html__: files.ui ?? '',
    __uiFiles__: {},
    ...globals.members
  })
  guard(() => membrane.run(files.main, 'main.js'))
  const begin = (values: Record<string, unknown> | undefined): void =>
    guard(() => events.emit('run', { command: options.command, parameters: values }))
  if (options.parameters) {
    options.parameters(parameters.ask).then((values) => {
      if (values === null) close(null)
      else begin(values)
    }, failed)
  } else begin(undefined)

  return {
    get closed() {
      return closed
    },
    close: () => close(null)
  }
}
