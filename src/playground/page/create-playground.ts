import type { DesignDocument, TreeNode } from '../host/contract'
import { canvasToScreen, screenToCanvas } from './canvas/viewport'
import type { Playground } from './scripting'
import { moveLayers, removeLayers, setLocked, setText, setVisible } from './state/edits'
import { metrics } from './state/metrics'
import { openFiles } from './state/open-files'
import type { Page } from './state/page-context'
import { startOver } from './state/start-over'
import { currentTheme, setTheme } from './state/theme'

/** What `window.playground` offers once the page has started. */
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
