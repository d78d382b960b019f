import type { Engine } from '../../engine/engine'
import { type LayerNode, PLAIN_LAYER } from '../../file'
import { encodeRgbPng } from '../../images/png/encode-rgb-png'
import { PREDICTIONS } from '../../interface'

const SIZE = { width: 640, height: 400 }
const PHOTO = { x: 340, y: 40, width: 260, height: 200 }
const TITLE = { x: 40, y: 60, width: 260, height: 40 }
const TEXT = { x: 40, y: 140, width: 260, height: 100 }
const BUTTON = { x: 40, y: 280, width: 140, height: 44 }

type Box = typeof PHOTO

/**
 * Analyses a made-up page, so that a browser has compiled the engine and loaded the weights of faces when the first
 * design comes: that takes longer than the analysis itself. The result is dropped.
 */
export async function warmUpEngine(engine: Engine, signal: AbortSignal): Promise<void> {
  // On the panel's own thread it would block the screen.
  if (typeof document !== 'undefined') return
  const file = await encodeRgbPng(SIZE, drawPage())
  const task = { file, medium: 'desktopWeb', predictions: PREDICTIONS, nodes: layers() } as const
  await engine.analyse(task, signal)
}

/** Lines of text, a button, and a shaded drawing in the colours of skin, so that faces are looked for. */
function drawPage(): Uint8Array {
  const colours = new Uint8Array(3 * SIZE.width * SIZE.height).fill(255)
  const paint = (box: Box, colourAt: (x: number, y: number) => readonly number[]): void => {
    for (let y = box.y; y < box.y + box.height; y++) {
      for (let x = box.x; x < box.x + box.width; x++) {
        colours.set(colourAt(x, y), 3 * (y * SIZE.width + x))
      }
    }
  }
  paint(BUTTON, () => [30, 90, 220])
  paint(TITLE, (x) => (x % 16 < 6 ? [20, 20, 20] : []))
  paint(TEXT, (x, y) => (y % 20 < 9 && x % 6 < 2 ? [90, 90, 90] : []))
  paint(PHOTO, (x, y) => {
    const shade = 20 * Math.sin(x / 9) + 20 * Math.cos(y / 7) + ((x * y) % 7)
    return [200 + shade, 150 + shade, 120 + shade]
  })
  return colours
}

function layers(): LayerNode[] {
  return [
    layer('Page', { x: 0, y: 0, ...SIZE }, { type: 'FRAME', parent: -1, cover: 1, clips: true }),
    layer('Photo', PHOTO, { type: 'RECTANGLE', cover: 1, image: true }),
    layer('Title', TITLE, { type: 'TEXT', characters: 20 }),
    layer('Text', TEXT, { type: 'TEXT', characters: 200 }),
    layer('Button', BUTTON, { type: 'FRAME', cover: 1, radius: 8 })
  ]
}

function layer(name: string, { x, y, width, height }: Box, own: Partial<LayerNode>): LayerNode {
  return {
    id: name,
    parent: 0,
    name,
    type: 'FRAME',
    matrix: [1, 0, 0, 1, x, y],
    width,
    height,
    ...PLAIN_LAYER,
    ...own
  }
}
