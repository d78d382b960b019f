import type { LayerNode } from '../../../src/file'
import { type LayerBoxes, layerBoxes } from '../../../src/engine/candidates/layer-boxes'
import { fromHex, isPixelIn } from '../../../src/engine/rgb'
import { shapeOf } from '../../../src/engine/candidates/repaint'
import type { Pixels } from '../../../src/perception'
import { type Drawn, frameOf } from '../measure/fold/nodes'

/** A layer and the colour that it is drawn in; texts are drawn as a row of strokes. */
export type Painted = Omit<Drawn, 'children'> & { colour?: string; children?: readonly Painted[] }

export interface DrawnDesign {
  pixels: Pixels
  design: LayerBoxes
}

/** A white frame of 400 × 800 px with whatever lies in it, drawn without smooth edges, and its layers. */
export function drawn(...children: Painted[]): DrawnDesign {
  const nodes = frameOf(...children)
  const colours = new Map<LayerNode, string>()
  const flat = (painted: Painted): Painted[] => [painted, ...(painted.children ?? []).flatMap(flat)]
  children.flatMap(flat).forEach(({ colour }, i) => colour && colours.set(nodes[i + 1]!, colour))
  const pixels = { width: 400, height: 800, data: new Uint8ClampedArray(4 * 400 * 800).fill(255) }
  const design = layerBoxes(nodes)
  nodes.forEach((node, at) => {
    const colour = colours.get(node)
    if (colour === undefined) return
    const box = design.boxes[at]!
    const shape = shapeOf(node, box)
    for (let y = box.top; y < box.bottom; y++) {
      for (let x = box.left; x < box.right; x++) {
        const isInk = node.type === 'TEXT' ? (x - box.left) % 6 < 2 : shape(x, y, 0) > 0.5
        if (isInk) pixels.data.set(fromHex(colour), 4 * (y * pixels.width + x))
      }
    }
  })
  return { pixels, design }
}

/** A button with a label of two thirds of its width. */
export function button(
  name: string,
  [x, y, width, height]: Drawn['box'],
  colour: string,
  letters: string,
  more: Partial<Painted> = {}
): Painted {
  const label = [
    x + Math.round(width / 6),
    y + 14,
    Math.round((2 * width) / 3),
    height - 28
  ] as const
  return {
    name,
    box: [x, y, width, height],
    cover: 1,
    colour,
    flow: { axis: 'x', along: 'centre', across: 'centre' },
    sizing: { x: 'fixed', y: 'fixed' },
    ...more,
    children: [
      {
        type: 'TEXT',
        name: `${name} / Label`,
        box: label,
        characters: 9,
        words: name,
        cover: 1,
        colour: letters
      }
    ]
  }
}

export function idOf({ design }: DrawnDesign, name: string): string {
  return design.nodes.find((node) => node.name === name)!.id
}

export function boxOfLayer({ design }: DrawnDesign, name: string) {
  return design.boxes[design.nodes.findIndex((node) => node.name === name)]!
}

/** sRGB at a place. */
export function colourAt({ data, width }: Pixels, x: number, y: number): number[] {
  const at = 4 * (y * width + x)
  return [...data.slice(at, at + 3)]
}

/** How many pixels differ that lie in none of some boxes. */
export function changedOutside(
  one: Pixels,
  other: Pixels,
  boxes: readonly { left: number; top: number; right: number; bottom: number }[]
): number {
  let count = 0
  for (let y = 0; y < one.height; y++) {
    for (let x = 0; x < one.width; x++) {
      const at = 4 * (y * one.width + x)
      const isChanged = [0, 1, 2, 3].some((i) => one.data[at + i] !== other.data[at + i])
      if (isChanged && !boxes.some((box) => isPixelIn(box, x, y))) count++
    }
  }
  return count
}
