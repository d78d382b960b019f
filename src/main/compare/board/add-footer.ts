import type { BoardScale, NewBoard } from '../../../bridge'
import { words } from '../words'
import { addStack } from './add-stack'
import { addText, type TextLook } from './add-text'
import { GREY, LINE } from './board-colours'
import { BOARD_WIDTH, type BoardKit, COLUMN_GAP, PADDING } from './board-kit'

const SMALL = { weight: 'Regular', size: 'small', colour: GREY } as const
const SCALE_WIDTH = 160
const SCALE_HEIGHT = 14
/** What the scale lies on, light above and dark below, as in the panel. */
const SCALE_GROUND: GradientPaint = {
  type: 'GRADIENT_LINEAR',
  gradientTransform: [
    [0, 1, 0],
    [-1, 0, 1]
  ],
  gradientStops: [0, 0.5, 0.5, 1].map((position, index) => {
    const color = index < 2 ? { r: 1, g: 1, b: 1, a: 1 } : { r: 0.08, g: 0.09, b: 0.12, a: 1 }
    return { position, color }
  })
}

/** The legend, then the small print. */
export function addFooter(kit: BoardKit, content: FrameNode, board: NewBoard): FrameNode | null {
  if (kit.fonts === null) return null
  const { layers } = words()
  const footer = addStack(kit, content, {
    name: layers.footer,
    axis: 'VERTICAL',
    gap: 8,
    width: BOARD_WIDTH - 2 * PADDING
  })
  footer.paddingTop = 24
  footer.strokes = [LINE]
  footer.strokeWeight = 0
  footer.strokeTopWeight = 1
  const legend = addStack(kit, footer, {
    name: layers.legend,
    axis: 'HORIZONTAL',
    wraps: true,
    gap: COLUMN_GAP,
    width: 'FILL'
  })
  if (board.scale !== null) addScale(kit, legend, board.scale)
  const look: TextLook = { ...SMALL, name: layers.legend, width: 'HUG' }
  const widest = BOARD_WIDTH - 2 * PADDING
  for (const line of board.legend) addText(kit, legend, line, { ...look, maxWidth: widest })
  addText(kit, footer, board.footnote, { ...SMALL, name: layers.smallPrint, width: 'FILL' })
  return footer
}

/** The map's colours from low to high, between the words for both. */
function addScale(kit: BoardKit, legend: FrameNode, { low, high, colours }: BoardScale): void {
  const { layers } = words()
  const look = { name: layers.scale, axis: 'HORIZONTAL', gap: 8, width: 'HUG' } as const
  const scale = addStack(kit, legend, look)
  scale.counterAxisAlignItems = 'CENTER'
  const text: TextLook = { ...SMALL, name: layers.text, width: 'HUG' }
  addText(kit, scale, low, text)
  const bar = kit.track(figma.createRectangle())
  bar.name = layers.scale
  bar.resize(SCALE_WIDTH, SCALE_HEIGHT)
  bar.cornerRadius = 3
  const last = Math.max(1, colours.length - 1)
  bar.fills = [
    SCALE_GROUND,
    {
      type: 'GRADIENT_LINEAR',
      gradientTransform: [
        [1, 0, 0],
        [0, 1, 0]
      ],
      gradientStops: colours.map(([r, g, b, a], index) => ({
        position: index / last,
        color: { r, g, b, a }
      }))
    }
  ]
  scale.appendChild(bar)
  addText(kit, scale, high, text)
}
