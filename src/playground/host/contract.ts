import type { SceneGraph, SceneNode } from '@open-pencil/core'
import type { Point, Rect, Size } from './document/matrix'

/** A node as `tree()` gives it. Boxes are absolute canvas px of the rotated node. */
export interface TreeNode {
  id: string
  name: string
  type: string
  box: Rect | null
  /** Figma's rotation: degrees, counter-clockwise, about the top left corner. */
  rotation: number
  visible: boolean
  locked: boolean
  opacity: number
  /** By namespace, then key. */
  sharedPluginData: Record<string, Record<string, string>>
  /** The image fills, bottom first, with the picture's own size in px. */
  images: { hash: string; width: number; height: number; visible: boolean; scaleMode: string }[]
  /** A text layer's characters. */
  characters?: string
  children: TreeNode[]
}

/** Draws nodes with Skia. `createRenderer` makes one from CanvasKit, in Node and in the browser. */
export interface Renderer {
  /** Loads a font; false when there is none of that name. */
  loadFont(family: string, style: string): Promise<boolean>
  /** Loads what the texts in a node need to be drawn. Resolves to the families that are missing and drawn in Inter. */
  prepare(graph: SceneGraph, nodeId: string): Promise<readonly string[]>
  /** Size in px, wrapped at `maxWidth` when given. */
  measureText(node: SceneNode, maxWidth: number | undefined): Size
  /** PNG of an area of a page. */
  draw(graph: SceneGraph, request: DrawRequest): Uint8Array
}

export interface DrawRequest {
  pageId: string
  /** Draws this node and what is in it alone; null draws the whole page. */
  nodeId: string | null
  /** Canvas px. */
  area: Rect
  /** Pixels of the picture; the area is stretched to fill them. */
  width: number
  height: number
}

export interface PluginFiles {
  manifest: PluginManifest
  /** The main thread's script. */
  main: string
  /** Value of `__html__`: the file that the manifest's `ui` names. Null when it names none. */
  ui: string | null
}

/** The members of manifest.json that the host reads. */
export interface PluginManifest {
  id?: string
  name: string
  documentAccess?: string
  relaunchButtons?: { command: string; name: string }[]
}

/** The panel: an iframe in the page, a recorder in tests. */
export interface PanelSurface {
  show(html: string, options: PanelOptions): void
  /** A message of the main thread, already copied by the rules of structured clone. */
  post(message: unknown): void
  /** Sets the callback for the panel's messages; called once, before `show`. */
  onMessage(receive: (message: unknown) => void): void
  resize(width: number, height: number): void
  setVisible(visible: boolean): void
  /** Where its window lies now, px of the canvas area. */
  position(): Point
  close(): void
}

/** What Figma's options of `showUI` come to. */
export type PanelOptions = Required<
  Pick<ShowUIOptions, 'width' | 'height' | 'title' | 'visible' | 'themeColors'>
>

/** A plugin's clientStorage on one machine. Values are structured data; the 5 MB limit is the host's. */
export interface StorageBacking {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  delete(key: string): Promise<void>
  keys(): Promise<string[]>
}

export interface Notice {
  message: string
  error: boolean
  /** ms; Infinity stays until the plugin closes. */
  timeout: number
  button: { text: string; press: () => void } | null
  dismissed: (reason: NotifyDequeueReason) => void
}

type Viewport = Pick<ViewportAPI, 'center' | 'zoom' | 'bounds'>

/** Everything around the document that a running plugin touches. */
export interface Environment {
  panel: PanelSurface
  storage: StorageBacking
  /** Shows a notice; gives the function that takes it away. */
  notify(notice: Notice): () => void
  openExternal(url: string): void
  viewport: { get(): Viewport; set(view: Partial<Pick<Viewport, 'center' | 'zoom'>>): void }
  editorType: 'figma' | 'dev'
  /** A file the user may look at only: every change throws, and plugins run in Dev Mode alone. */
  viewOnly: boolean
  console(level: 'log' | 'info' | 'warn' | 'error', values: unknown[]): void
  /** A thrown error, an unhandled rejection, a hang or memory exhaustion in the plugin. */
  onError(error: Error): void
  /** The plugin has closed, by itself or by `close()`; `message` is closePlugin's. */
  onClose(message: string | null): void
}

/** What a plugin suggests for the text typed for a parameter. */
export type Suggestions = readonly { name: string; data?: unknown }[]

/** Asks for a command's parameters as Figma's quick actions do; resolves to null when the user cancels. */
export type AskParameters = (
  ask: (key: string, query: string) => Promise<Suggestions>
) => Promise<Record<string, unknown> | null>

/** What a run of a plugin is made of, but the document. */
export interface PluginRun {
  files: PluginFiles
  environment: Environment
  /** The menu's or relaunch button's command; empty for a plugin without a menu. */
  command: string
  /** For a command with parameters: the plugin's script runs before the prompt, its `run` event after. */
  parameters?: AskParameters
  newRealm: NewRealm
}

/**
 * Makes the place where one plugin's script runs: a frame of the page, a context or an engine in tests. `failed` reports an
 * error that plugin code left uncaught.
 */
export type NewRealm = (failed: (error: unknown) => void) => Realm | Promise<Realm>

export interface Realm {
  /** Runs the script with these values in its global scope. */
  run(globals: Record<string, unknown>, script: string): void
  close(): void
}

export interface RunningPlugin {
  readonly closed: boolean
  /** Runs the plugin's close handlers, cancels its timers and notices, and frees its realm. */
  close(): void
  /** Ends the plugin as a tab does that is closed or crashes: without `close`. */
  kill(): void
  /** Tells the plugin that a style was changed; the host has none. */
  changeStyle(): void
}
