import type { BoardScale, NewBoard } from '../../bridge'
import { addStack, addText, COLUMN_GAP, LINE, SMALL } from './board-kit'
import { track } from '../figma/undo'
import { words } from './words'

const SCALE_WIDTH = 160
const SCALE_HEIGHT = 14
const ACROSS: Transform = [
  [1, 0, 0],
  [0, 1, 0]
]
const DOWN: Transform = [
  [0, 1, 0],
  [-1, 0, 1]
]

function gradient(gradientTransform: Transform, gradientStops: ColorStop[]): GradientPaint {
  return { type: 'GRADIENT_LINEAR', gradientTransform, gradientStops }
}

/** The ground of the scale, light above and dark below, as in the panel. */
const SCALE_GROUND = gradient(
  DOWN,
  [0, 0.5, 0.5, 1].map((position, index) => {
    const color = index < 2 ? { r: 1, g: 1, b: 1, a: 1 } : { r: 0.08, g: 0.09, b: 0.12, a: 1 }
    return { position, color }
  })
)

/** The legend, then the small print. */
export function addFooter(content: FrameNode, board: NewBoard, width: number): void {
  const { layers } = words()
  const footer = addStack(content, layers.footer, 'VERTICAL', 8, width)
  footer.paddingTop = 24
  footer.strokes = [LINE]
  footer.strokeWeight = 0
  footer.strokeTopWeight = 1
  const legend = addStack(footer, layers.legend, 'HORIZONTAL', COLUMN_GAP, 'FILL', true)
  if (board.scale !== null) addScale(legend, board.scale)
  const line = { ...SMALL, width: 'HUG', maxWidth: width } as const
  for (const text of board.legend) addText(legend, text, line)
  addText(footer, board.footnote, { ...SMALL, width: 'FILL' })
}

/** The map's colours from low to high, between the words for both. */
function addScale(legend: FrameNode, { low, high, colours }: BoardScale): void {
  const { layers } = words()
  const scale = addStack(legend, layers.scale, 'HORIZONTAL', 8, 'HUG')
  scale.counterAxisAlignItems = 'CENTER'
  const look = { ...SMALL, width: 'HUG' } as const
  addText(scale, low, look)
  const bar = track(figma.createRectangle())
  bar.name = layers.scale
  bar.resize(SCALE_WIDTH, SCALE_HEIGHT)
  bar.cornerRadius = 3
  const last = Math.max(1, colours.length - 1)
  const stops = colours.map(([r, g, b, a], index) => ({
    position: index / last,
    color: { r, g, b, a }
  }))
  bar.fills = [SCALE_GROUND, gradient(ACROSS, stops)]
  scale.appendChild(bar)
  addText(scale, high, look)
}
