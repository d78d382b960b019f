import type { LayerNode, LayerShare } from '../../../src/file'

/** Separates what a layer lies in from the layer. */
const INSIDE = ' > '

/** Whether a layer is the one that an expectation calls so: “Team plan > Price” is the layer Price inside Team plan. */
export function isCalled(
  layer: Pick<LayerShare, 'id' | 'name'>,
  called: string,
  nodes: readonly LayerNode[]
): boolean {
  const names = called.split(INSIDE)
  const around = namesAround(layer.id, nodes)
  return layer.name === names.at(-1) && names.slice(0, -1).every((name) => around.includes(name))
}

/** A layer as an expectation calls it: with the nearest named layer around it where others have its name. */
export function callOf(
  layer: LayerShare,
  layers: readonly LayerShare[],
  nodes: readonly LayerNode[]
): string {
  const namesakes = layers.filter(({ name }) => name === layer.name)
  if (namesakes.length < 2) return layer.name
  const telling = namesAround(layer.id, nodes).find(
    (name) => namesakes.filter(({ id }) => namesAround(id, nodes).includes(name)).length === 1
  )
  return telling === undefined ? layer.name : `${telling}${INSIDE}${layer.name}`
}

/** The layer that is drawn topmost at a point (px of the picture); null on the ground. */
export function layerAt<T extends Pick<LayerShare, 'box' | 'order'>>(
  { x, y }: { x: number; y: number },
  layers: readonly T[],
  picture: { width: number; height: number }
): T | null {
  const across = x / picture.width
  const down = y / picture.height
  const under = layers.filter(
    ({ box: [left, top, width, height] }) =>
      across >= left && across <= left + width && down >= top && down <= top + height
  )
  return under.sort((one, other) => other.order - one.order)[0] ?? null
}

/** Names of what a layer lies in, nearest first. */
function namesAround(id: string, nodes: readonly LayerNode[]): string[] {
  const names: string[] = []
  let place = nodes.find((node) => node.id === id)?.parent ?? -1
  for (; place > 0; place = nodes[place]!.parent) names.push(nodes[place]!.name)
  return names
}
