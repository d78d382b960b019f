import { type Box, overlap, type Size } from '../geometry/placement'

/** Height of the title bar that Figma puts above the panel, px of the screen. */
const TITLE_BAR = 40
/** How much of the free canvas what is shown may take. */
const FILL = 0.9
/** Canvas beside the panel that is narrower, px of the screen, shows nothing. */
const LEAST_WIDTH = 240

let panel: Size | null = null

/** Notes how large the panel is, which Figma does not tell. */
export function notePanelSize(size: Size): void {
  panel = size
}

/** Zooms to layers of the current page; where the panel would lie over them, to what it leaves free beside it. */
export function showLayers(nodes: readonly SceneNode[]): void {
  const { viewport } = figma
  viewport.scrollAndZoomIntoView(nodes)
  const box = around(nodes.flatMap((node) => node.absoluteBoundingBox ?? []))
  const covered = panelBox()
  if (box === null || covered === null || !overlap(box, covered)) return
  const { bounds, zoom } = viewport
  const free = besides(bounds, covered)
  if (free.width * zoom < LEAST_WIDTH) return
  const fit = FILL * Math.min(free.width / box.width, free.height / box.height)
  const next = zoom * Math.min(1, fit)
  const middle = (of: Box) => ({ x: of.x + of.width / 2, y: of.y + of.height / 2 })
  const [from, to, shown] = [middle(free), middle(bounds), middle(box)]
  viewport.zoom = next
  viewport.center = {
    x: shown.x + ((to.x - from.x) * zoom) / next,
    y: shown.y + ((to.y - from.y) * zoom) / next
  }
}

/** Where the panel lies over the canvas; null where it is hidden. */
function panelBox(): Box | null {
  if (panel === null) return null
  try {
    const { x, y } = figma.ui.getPosition().canvasSpace
    const { zoom } = figma.viewport
    return { x, y, width: panel.width / zoom, height: (panel.height + TITLE_BAR) / zoom }
  } catch {
    // Figma throws where there is no panel, as in quick actions.
    return null
  }
}

/** The wider part of the view left or right of the panel. */
function besides(view: Box, covered: Box): Box {
  const left = { ...view, width: covered.x - view.x }
  const x = covered.x + covered.width
  const right = { ...view, x, width: view.x + view.width - x }
  return left.width >= right.width ? left : right
}

function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}
