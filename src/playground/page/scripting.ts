import type { TreeNode } from '../host/contract'
import type { DesignDocument } from '../host/open-document'
import type { Point } from '../host/document/matrix'
import { canvasToScreen, type Viewport } from './canvas/viewport'
import { moveLayers, removeLayers, setText, setVisible } from './state/edits'
import type { Page } from './state/page-context'
import { startOver } from './state/start-over'
import { setTheme } from './state/theme'

/**
 * `window.playground`: the page for scripts, in the browser's console or driven from outside. Wait for `ready` before
 * anything else: it settles when the samples are on the canvas and the plugin has started, and rejects when neither can.
 * The panel is a frame named “plugin”, whose controls have accessible names.
 *
 * @example
 * await playground.ready
 * const [frame] = playground.tree().filter((node) => node.type === 'FRAME')
 * playground.select([frame.id])
 * await playground.runCommand('Analyse selection')
 */
export type Playground = { readonly ready: Promise<void> } & ReturnType<typeof createPlayground>

declare global {
  interface Window {
    playground: Playground
  }
}

/** Sets `window.playground` at once; all but `ready` is added once the page has started. */
export function installScripting(starting: Promise<object>): void {
  const ready = starting.then((playground) => {
    Object.defineProperties(window.playground, Object.getOwnPropertyDescriptors(playground))
  })
  window.playground = { ready } as Playground
  // `ready` rejects for those who wait for it; this only stops an unhandled rejection. The page shows the failure.
  ready.catch(() => undefined)
}

/** The members of `window.playground` that need the started page. Layers are named by their ids. */
export function createPlayground(page: Page) {
  const { session, runner } = page
  return {
    /** The current page's nodes with what they hold: boxes in canvas px, plugin data, image fills. */
    tree: (): TreeNode[] => currentPage(session.document),
    select: (ids: readonly string[]) => session.select(ids),
    get selection(): readonly string[] {
      return [...session.document.selection]
    },
    /** Runs a command by its name in the menu, or by its id in manifest.json. */
    runCommand: (name: string) => runner.runCommand(commandOf(runner.commands(), name)),
    closePlugin: () => runner.close(),
    /** Every notification since the page was loaded, oldest first; at most 100 characters each. */
    notifications: (): readonly string[] => [...session.notices.history],
    /** False when there is nothing to undo. */
    undo: () => session.document.undo(),
    redo: () => session.document.redo(),
    setTheme,
    /** Restarts a running plugin in a file that is view-only, or not. */
    setViewOnly: (viewOnly: boolean) => runner.setViewOnly(viewOnly),
    /** Moves a layer by canvas px, as one undo step. */
    move: (id: string, x: number, y: number) => moveLayers(session, [id], { x, y }),
    /** Writes a text layer's characters, as one undo step. */
    setText: (id: string, characters: string) => setText(session, id, characters),
    setVisible: (id: string, visible: boolean) => setVisible(session, id, visible),
    remove: (id: string) => removeLayers(session, [id]),
    get viewport(): Viewport {
      return session.viewport.value
    },
    set viewport(viewport: Viewport) {
      session.viewport.value = viewport
    },
    zoomToFit: () => session.zoomToFit(),
    /** Where a point of the canvas lies in CSS pixels of the page. */
    canvasToScreen: (point: Point): Point => {
      const canvas = document.querySelector('.canvas')
      if (!canvas) throw new Error('The canvas is not drawn yet: wait for playground.ready.')
      const { left, top } = canvas.getBoundingClientRect()
      const { x, y } = canvasToScreen(session.viewport.value, point)
      return { x: x + left, y: y + top }
    },
    /** A layer's PNG as the plugin's exportAsync gives it. */
    exportPng: (id: string, scale?: number) => session.document.exportPng(id, scale),
    /** Replaces the plugin's clientStorage with these values, or empties it. */
    resetStorage: (values?: Readonly<Record<string, unknown>>) => runner.resetStorage(values),
    /**
     * The page as it was loaded: samples untouched, no history, the plugin started anew with these values in its
     * clientStorage, or none. What the theme was set to stays.
     */
    startOver: (clientStorage?: Readonly<Record<string, unknown>>) => startOver(page, clientStorage)
  }
}

function currentPage(document: DesignDocument): TreeNode[] {
  return document.tree().find((page) => page.id === document.currentPageId)?.children ?? []
}

/** @throws an Error that lists the commands there are. */
function commandOf(commands: ReadonlyMap<string, string>, nameOrId: string): string {
  const command = commands.get(nameOrId)
  if (command !== undefined) return command
  if ([...commands.values()].includes(nameOrId)) return nameOrId
  throw new Error(`There is no command “${nameOrId}”, only: ${[...commands.keys()].join(', ')}.`)
}
