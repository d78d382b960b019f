import { type LayerNode, PLAIN_LAYER } from '../../../../src/file'

export type Drawn = Partial<Omit<LayerNode, 'parent' | 'matrix'>> & {
  box: readonly [x: number, y: number, width: number, height: number]
  children?: readonly Drawn[]
}

/** A frame of 400 x 800 px and what lies in it, as the main thread lists it. Boxes are in px of the frame. */
export function frameOf(...children: Drawn[]): LayerNode[] {
  const nodes: LayerNode[] = []
  const add = ({ box: [x, y, width, height], children = [], ...given }: Drawn, parent: number) => {
    const place = nodes.push({
      id: `1:${nodes.length}`,
      parent,
      name: 'Frame 1',
      type: 'FRAME',
      matrix: [1, 0, 0, 1, x, y],
      width,
      height,
      ...PLAIN_LAYER,
      ...given
    })
    for (const child of children) add(child, place - 1)
  }
  add({ name: 'Screen', box: [0, 0, 400, 800], cover: 1, children }, -1)
  return nodes
}

export function text(name: string, box: Drawn['box'], characters = 10): Drawn {
  return { type: 'TEXT', name, box, characters, cover: 1 }
}

export function rectangle(name: string, box: Drawn['box'], more: Partial<Drawn> = {}): Drawn {
  return { type: 'RECTANGLE', name, box, cover: 1, ...more }
}

export function picture(name: string, box: Drawn['box']): Drawn {
  return rectangle(name, box, { image: true })
}

export function vector(name: string, box: Drawn['box']): Drawn {
  return { type: 'VECTOR', name, box, outlined: true }
}
