import { around, type Box, overlap, type Size } from '../geometry/placement'

/** Height of the title bar that Figma puts above the panel, px of the screen. */
const TITLE_BAR = 40
/** Share of the free canvas that the shown layers may take. */
const FILL = 0.9
/** Canvas beside the panel that is narrower, px of the screen, shows nothing. */
const LEAST_WIDTH = 240

let panel: Size | null = null

/** Records the panel's size, which Figma does not report. */
export function notePanelSize(size: Size): void {
  panel = size
}

/**
 * Brings the middle of a layer to where it is seen, unless it is; the zoom stays, so that a small layer does not fill the
 * screen.
 */
export function bringIntoView({ absoluteBoundingBox: box }: SceneNode): void {
  if (box === null) return
  const { bounds } = figma.viewport
  const [covered, shown] = [panelBox(), middleOf(box)]
  const isIn = ({ x, y }: Vector, outer: Box): boolean =>
    x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height
  if (isIn(shown, bounds) && !(covered && isIn(shown, covered))) return
  const [from, to] = [middleOf(freePart(bounds, covered)), middleOf(bounds)]
  figma.viewport.center = { x: shown.x + to.x - from.x, y: shown.y + to.y - from.y }
}

/** Zooms to layers of the current page, into the area beside the panel where the panel would cover them. */
export function showLayers(nodes: readonly SceneNode[]): void {
  const { viewport } = figma
  viewport.scrollAndZoomIntoView(nodes)
  const box = around(nodes.flatMap((node) => node.absoluteBoundingBox ?? []))
  const covered = panelBox()
  if (box === null || covered === null || !overlap(box, covered)) return
  const { bounds, zoom } = viewport
  const free = freePart(bounds, covered)
  if (free === bounds) return
  const fit = FILL * Math.min(free.width / box.width, free.height / box.height)
  const next = zoom * Math.min(1, fit)
  const [from, to, shown] = [middleOf(free), middleOf(bounds), middleOf(box)]
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

function middleOf({ x, y, width, height }: Box): Vector {
  return { x: x + width / 2, y: y + height / 2 }
}

/** The wider part of the view left or right of the panel; all of it where neither shows anything. */
function freePart(view: Box, covered: Box | null): Box {
  if (covered === null) return view
  const left = { ...view, width: covered.x - view.x }
  const x = covered.x + covered.width
  const right = { ...view, x, width: view.x + view.width - x }
  const wider = left.width >= right.width ? left : right
  return wider.width * figma.viewport.zoom < LEAST_WIDTH ? view : wider
}
