import type { LayerNode } from '../../../src/file'

const WIDTH = 1440
const HEIGHT = 1024

/** A frame of so many layers: cards of a panel, a picture, two texts and a button, row by row over each other. */
export function designOf(count: number): LayerNode[] {
  const nodes: LayerNode[] = []
  const add = (
    parent: number,
    type: string,
    [x, y, width, height]: [number, number, number, number],
    more: Partial<LayerNode> = {}
  ): number =>
    nodes.push({
      id: `1:${nodes.length}`,
      parent,
      type,
      name: `Layer no. ${nodes.length}`,
      matrix: [1, 0, 0, 1, x, y],
      width,
      height,
      opacity: 1,
      clips: false,
      mask: false,
      cover: type === 'GROUP' ? 0 : 1,
      outlined: false,
      image: false,
      characters: type === 'TEXT' ? 24 : 0,
      words: type === 'TEXT' ? 'A text of 24 characters.' : '',
      ...more
    }) - 1
  add(-1, 'FRAME', [0, 0, WIDTH, HEIGHT])
  for (let i = 0; nodes.length < count; i++) {
    const x = (i * 173) % (WIDTH - 200)
    const y = (i * 97) % (HEIGHT - 160)
    const turned = i % 10 === 0 ? { matrix: [0.98, 0.17, -0.17, 0.98, x, y] as const } : {}
    const card = add(0, 'FRAME', [x, y, 240, 200], {
      clips: true,
      ...(turned as Partial<LayerNode>)
    })
    add(card, 'RECTANGLE', [x + 10, y + 10, 220, 90], { image: true })
    add(card, 'TEXT', [x + 10, y + 104, 150, 20])
    add(card, 'TEXT', [x + 10, y + 126, 210, 20], { characters: 60 })
    const button = add(card, 'FRAME', [x + 10, y + 152, 110, 36])
    add(button, 'TEXT', [x + 26, y + 160, 78, 20])
  }
  return nodes.slice(0, count)
}

export const PICTURE = { width: WIDTH, height: HEIGHT }
