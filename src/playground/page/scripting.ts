import type { DesignDocument, TreeNode } from '../host/contract'
import type { Point } from '../host/document/matrix'
import { canvasToScreen, screenToCanvas, type Viewport } from './canvas/viewport'
import type { Theme } from './panel/panel-document'
import { type Metrics, metrics } from './state/metrics'
import type { Editor } from './state/session'
import { moveLayers, removeLayers, setLocked, setText, setVisible } from './state/edits'
import { openFiles } from './state/open-files'
import type { Page } from './state/page-context'
import { startOver } from './state/start-over'
import { currentTheme, setTheme } from './state/theme'

/**
 * `window.playground`: the page for scripts, in the browser's console or driven from outside. Wait for
 * `ready` before anything else. The panel is a frame named “plugin”, whose controls have accessible
 * names.
 *
 * @example
 * await playground.ready
 * const [frame] = playground.tree().filter((node) => node.type === 'FRAME')
 * playground.select([frame.id])
 * await playground.runCommand('Analyse selection')
 */
export interface Playground {
  /** Settles when the samples are on the canvas and the plugin has started; rejects when neither can. */
  readonly ready: Promise<void>
  /** The current page's nodes with what they hold: boxes in canvas px, plugin data, image fills. */
  tree(): TreeNode[]
  select(ids: readonly string[]): void
  readonly selection: readonly string[]
  /** Runs a command by its name in the menu, or by its id in manifest.json. */
  runCommand(nameOrId: string): Promise<void>
  closePlugin(): void
  /** Every notification since the page was loaded, oldest first; at most 100 characters each. */
  notifications(): readonly string[]
  /** False when there is nothing to undo. */
  undo(): boolean
  redo(): boolean
  readonly theme: Theme
  setTheme(theme: Theme): void
  /** Restarts a running plugin, as someone sees it who may only look. */
  setViewOnly(viewOnly: boolean): Promise<void>
  /** Restarts a running plugin, as it runs in Dev Mode or in another of Figma's editors. */
  setEditor(editor: Editor): Promise<void>
  /** Moves a layer by canvas px, as one undo step. */
  move(id: string, dx: number, dy: number): Promise<void>
  /** Writes a text layer's characters, as one undo step. */
  setText(id: string, characters: string): Promise<void>
  setVisible(id: string, visible: boolean): Promise<void>
  setLocked(id: string, locked: boolean): Promise<void>
  remove(id: string): Promise<void>
  /** Opens files as if they had been dropped on the canvas. */
  open(files: readonly File[]): Promise<void>
  viewport: Viewport
  zoomToFit(): void
  /** Points in CSS pixels of the page. */
  screenToCanvas(point: Point): Point
  canvasToScreen(point: Point): Point
  /** A layer's PNG as the plugin's exportAsync gives it. */
  exportPng(id: string, scale?: number): Promise<Uint8Array>
  /** Puts these values, or nothing, in the place of what the plugin keeps in clientStorage. */
  resetStorage(values?: Readonly<Record<string, unknown>>): Promise<void>
  /**
   * The page as it was loaded: samples untouched, no history, the plugin started anew with these values in
   * its clientStorage, or none. What the theme was set to stays.
   */
  startOver(clientStorage?: Readonly<Record<string, unknown>>): Promise<void>
  readonly metrics: Metrics
}

declare global {
  interface Window {
    playground: Playground
  }
}

/** Puts `window.playground` there at once; all but `ready` comes with the started page. */
export function installScripting(starting: Promise<Omit<Playground, 'ready'>>): void {
  const ready = starting.then((playground) => {
    Object.defineProperties(window.playground, Object.getOwnPropertyDescriptors(playground))
  })
  window.playground = { ready } as Playground
  // `ready` rejects for those who wait for it; this only stops an unhandled rejection. The page shows the failure.
  ready.catch(() => undefined)
}

/** The members of `window.playground` that need the started page. */
export function createPlayground(page: Page): Omit<Playground, 'ready'> {
  const { session, runner } = page
  return {
    tree: () => currentPage(session.document),
    select: (ids) => session.select(ids),
    get selection() {
      return [...session.document.selection]
    },
    runCommand: (name) => runner.runCommand(commandOf(runner.commands(), name)),
    closePlugin: () => runner.close(),
    notifications: () => [...session.notices.history],
    undo: () => session.undo(),
    redo: () => session.redo(),
    get theme() {
      return currentTheme()
    },
    setTheme,
    setViewOnly: (viewOnly) => runner.setViewOnly(viewOnly),
    setEditor: (editor) => runner.setEditor(editor),
    move: (id, x, y) => moveLayers(session, [id], { x, y }),
    setText: (id, characters) => setText(session, id, characters),
    setVisible: (id, visible) => setVisible(session, id, visible),
    setLocked: (id, locked) => setLocked(session, id, locked),
    remove: (id) => removeLayers(session, [id]),
    open: (files) => openFiles(page, files),
    get viewport() {
      return session.viewport.value
    },
    set viewport(viewport) {
      session.viewport.value = viewport
    },
    zoomToFit: () => session.zoomToFit(),
    screenToCanvas: ({ x, y }) => {
      const { left, top } = canvasCorner()
      return screenToCanvas(session.viewport.value, { x: x - left, y: y - top })
    },
    canvasToScreen: (point) => {
      const { left, top } = canvasCorner()
      const { x, y } = canvasToScreen(session.viewport.value, point)
      return { x: x + left, y: y + top }
    },
    exportPng: (id, scale) => session.document.exportPng(id, scale),
    resetStorage: (values) => runner.resetStorage(values),
    startOver: (clientStorage) => startOver(page, clientStorage),
    metrics
  }
}

function currentPage(document: DesignDocument): TreeNode[] {
  return document.tree().find((page) => page.id === document.currentPageId)?.children ?? []
}

function canvasCorner(): DOMRect {
  const canvas = document.querySelector('.canvas')
  if (!canvas) throw new Error('The canvas is not drawn yet: wait for playground.ready.')
  return canvas.getBoundingClientRect()
}

/** @throws an Error that lists the commands there are. */
function commandOf(commands: ReadonlyMap<string, string>, nameOrId: string): string {
  const command = commands.get(nameOrId)
  if (command !== undefined) return command
  if ([...commands.values()].includes(nameOrId)) return nameOrId
  throw new Error(`There is no command “${nameOrId}”, only: ${[...commands.keys()].join(', ')}.`)
}
