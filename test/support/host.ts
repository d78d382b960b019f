import type { Port } from '../../src/bridge'
import type {
  AskParameters,
  Environment,
  NewRealm,
  Notice,
  PanelOptions,
  PanelSurface,
  PluginManifest,
  RunningPlugin,
  StorageBacking
} from '../../src/playground/host/contract'
import { nodeRenderer } from './node-renderer'
import { quickJsRealm } from './sandbox/quickjs-realm'
import { act } from './teammates'
import { type DesignDocument, openDocument } from '../../src/playground/host/open-document'
import { runPlugin } from '../../src/playground/host/run-plugin'

/** A panel that is not there: it records what the main thread does with it, and can answer. */
export class FakePanel implements PanelSurface {
  html: string | null = null
  options: PanelOptions | null = null
  visible = false
  /** Every message from the main thread, oldest first. */
  readonly messages: unknown[] = []
  private receive: (message: unknown) => void = () => undefined
  private readonly waiting = new Set<() => void>()

  show(html: string, options: PanelOptions): void {
    this.html = html
    this.options = options
    this.visible = options.visible
    for (const look of [...this.waiting]) look()
  }
  post(message: unknown): void {
    this.messages.push(message)
    for (const look of [...this.waiting]) look()
  }
  onMessage(receive: (message: unknown) => void): void {
    this.receive = receive
  }
  resize(width: number, height: number): void {
    if (this.options) this.options = { ...this.options, width, height }
  }
  setVisible(visible: boolean): void {
    this.visible = visible
  }
  /** In the upper right corner, as in the playground. */
  position(): { x: number; y: number } {
    return { x: 1400 - 16 - (this.options?.width ?? 0), y: 16 }
  }
  close(): void {
    this.html = null
    this.visible = false
  }

  /** Posts to the main thread as the panel does with `parent.postMessage`. */
  send(message: unknown): void {
    this.receive(structuredClone(message))
  }

  /** Resolves when the panel is open. */
  async opened(): Promise<void> {
    await this.when(() => this.html ?? undefined)
  }

  /** The first message that fits, of those that came and those to come. */
  async next<T = unknown>(fits: (message: unknown) => boolean = () => true): Promise<T> {
    return (await this.when(() => this.messages.find(fits))) as T
  }

  /** Looks whenever the main thread has done something, until there is something to see. */
  private when<T>(see: () => T | undefined): Promise<T> {
    return new Promise((resolve) => {
      const look = (): void => {
        const seen = see()
        if (seen === undefined) return
        this.waiting.delete(look)
        resolve(seen)
      }
      this.waiting.add(look)
      look()
    })
  }
}

/** What the panel's end of the bridge is joined to. */
export function portTo(panel: FakePanel): Port {
  return {
    post: (message) => panel.send(message),
    listen: (receive) => {
      const record = panel.post.bind(panel)
      panel.post = (message) => {
        record(message)
        receive(message)
      }
    }
  }
}

/** clientStorage in memory; give the same one to two runs to see what outlives a plugin. */
export function memoryStorage(entries: Record<string, unknown> = {}): StorageBacking {
  const values = new Map(Object.entries(entries))
  return {
    get: (key) => Promise.resolve(structuredClone(values.get(key))),
    set: (key, value) => Promise.resolve(void values.set(key, structuredClone(value))),
    delete: (key) => Promise.resolve(void values.delete(key)),
    keys: () => Promise.resolve([...values.keys()])
  }
}

export interface TestPlugin {
  document: DesignDocument
  panel: FakePanel
  plugin: RunningPlugin
  storage: StorageBacking
  notices: Notice[]
  openedUrls: string[]
  /** Where the canvas is scrolled to. */
  viewport: () => { center: { x: number; y: number }; zoom: number }
  logs: unknown[][]
  /** What the plugin threw. Tests should look that it is empty. */
  errors: Error[]
  /** closePlugin's message once the plugin has closed; undefined before. */
  closedWith: () => string | null | undefined
}

export interface StartOptions {
  /** The main thread's script. */
  main: string
  command?: string
  manifest?: Partial<PluginManifest>
  /** `__html__`. */
  ui?: string
  /** A document of an earlier run, or one that `newDocument` prepared. */
  document?: DesignDocument
  storage?: StorageBacking
  /** A new one by default. */
  panel?: FakePanel
  environment?: Partial<Pick<Environment, 'editorType' | 'viewOnly'>>
  /** Gives the command's parameters, for a command that asks for some. */
  parameters?: AskParameters
  /** What runs the plugin; QuickJS, as in Figma, unless it is given. */
  newRealm?: NewRealm | undefined
}

/** An empty document, drawn by CanvasKit without a screen. */
export async function newDocument(name = 'Test file'): Promise<DesignDocument> {
  return openDocument(await nodeRenderer(), name)
}

/**
 * Starts a built plugin's main thread in the sandbox, with a real document and a fake panel. This is
 * not Figma: it does what Figma's documentation says of what this plugin touches.
 */
export async function startPlugin(options: StartOptions): Promise<TestPlugin> {
  const panel = options.panel ?? new FakePanel()
  const storage = options.storage ?? memoryStorage()
  const notices: Notice[] = []
  const openedUrls: string[] = []
  const logs: unknown[][] = []
  const errors: Error[] = []
  let closedWith: string | null | undefined
  let view = { center: { x: 0, y: 0 }, zoom: 1 }
  const document = options.document ?? (await newDocument())

  const environment: Environment = {
    panel,
    storage,
    notify: (notice) => {
      notices.push(notice)
      return () => void notices.splice(notices.indexOf(notice), 1)
    },
    openExternal: (url) => void openedUrls.push(url),
    viewport: {
      get: () => ({ ...view, bounds: boundsOf(view) }),
      set: (change) => void (view = { ...view, ...change })
    },
    editorType: 'figma',
    viewOnly: false,
    console: (_level, values) => void logs.push(values),
    onError: (error) => void errors.push(error),
    onClose: (message) => void (closedWith = message),
    ...options.environment
  }
  const manifest: PluginManifest = {
    id: 'test-plugin',
    name: 'Test plugin',
    documentAccess: 'dynamic-page',
    ...options.manifest
  }
  const plugin = await runPlugin({
    files: { manifest, main: options.main, ui: options.ui ?? null },
    document,
    environment,
    command: options.command ?? '',
    ...(options.parameters && { parameters: options.parameters }),
    newRealm: options.newRealm ?? quickJsRealm((run) => act(document, run))
  })
  return {
    ...{ document, panel, plugin, storage, notices, openedUrls, logs, errors },
    viewport: () => view,
    closedWith: () => closedWith
  }
}

/** The part of the canvas that a window of 1400 × 900 px shows. */
function boundsOf({ center: { x, y }, zoom }: { center: { x: number; y: number }; zoom: number }) {
  const [width, height] = [1400 / zoom, 900 / zoom]
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Resolves after the document has reported its changes and plugin code has run on them. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(() => setTimeout(resolve, 0), 0))
}
