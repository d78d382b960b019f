import type { BoardVariant, NewBoard } from '../../../src/bridge'
import type { TreeNode } from '../../../src/playground/host/contract'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { mapPicture } from '../support/analyse'
import { nodeWithId } from '../support/canvas'
import { type Glance, newDocument, openGlance } from '../support/glance'

/** Glance on two frames of a landing page's size, side by side. */
export async function setUp(given?: DesignDocument) {
  const document = given ?? (await newDocument())
  const frames = ['Landing page A', 'Landing page B'].map((name, at) => {
    const frame = document.figma.createFrame()
    frame.name = name
    frame.resize(1440, 1024)
    frame.x = 1600 * at
    const layer = document.figma.createRectangle()
    layer.resize(400, 200)
    frame.appendChild(layer)
    return frame
  })
  document.forgetHistory()
  const glance = await openGlance({ document })
  return { document, glance, ids: frames.map(({ id }) => id) }
}

/** What the panel does before: every picture and map is given to the file. */
export async function boardOf(
  glance: Glance,
  ids: readonly string[],
  changes: Partial<NewBoard> = {},
  sizes: readonly (readonly [number, number])[] = [[144, 102]]
): Promise<NewBoard> {
  const runId = 'compare-1'
  const variants: BoardVariant[] = []
  for (const [index, nodeId] of ids.entries()) {
    const [width, height] = sizes[index % sizes.length]!
    const image = await glance.main.keepImage(runId, 'a variant', mapPicture(width, height))
    const overlay = await glance.main.keepImage(runId, 'its map', mapPicture(width, height, 90))
    const base = index === 0
    variants.push({
      nodeId,
      name: `Landing page ${index}`,
      badge: base ? 'Base' : '',
      picture: { image, overlay },
      shown: 1,
      marks: index < 2 ? MARKS : [],
      texts: [[0.1, 0.1, 0.2, 0.1]],
      facts: [
        { name: 'Clarity', value: '62', delta: base ? null : '▲ +4' },
        { name: 'Focus', value: '58', delta: base ? null : '▼ −2' }
      ]
    })
  }
  return {
    runId,
    title: 'Landing pages compared',
    headline: 'Landing page 1 puts more attention on “Order Morrow One”',
    lead: 'It gets 12.4% of it.',
    variants,
    callouts: {
      title: 'Landing page 1 against Landing page 0',
      list: [
        { label: '1', sentence: 'Main action: 12.4% instead of 8.1%', tone: 'more' },
        { label: '2', sentence: '“Hero” is gone: it had 7.0%', tone: 'less' }
      ]
    },
    scale: {
      low: 'Rarely looked at',
      high: 'Looked at most',
      colours: [
        [0.29, 0.06, 0.78, 1],
        [1, 0.8, 0, 1]
      ]
    },
    legend: ['▲ better than the base, ▼ worse'],
    footnote: 'Estimates by the Glance engine.',
    ...changes
  }
}

/** Two that lie over each other at the picture's edge, as far as that can be. */
const MARKS = [
  { label: '1', box: [0, 0, 0.5, 0.5], tone: 'more' },
  { label: '2', box: [0, 0, 1.2, 0.04], tone: 'less' }
] as const

/** Every layer of a board, its section first. */
export function layersOf(document: DesignDocument, boardId: string): TreeNode[] {
  const walk = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(walk)]
  return walk(nodeWithId(document, boardId)!)
}

export function textsOf(document: DesignDocument, boardId: string): string[] {
  return layersOf(document, boardId).flatMap(({ characters }) => characters ?? [])
}

/**
 * Where a layer reaches out of its parent, or lies over its neighbour: by name, for a failing test. On a picture
 * lie its map and marks; there only numbers have to be beside each other.
 */
export function collisions(node: TreeNode): string[] {
  const within = node.children.filter((child) => !holds(node, child)).map(({ name }) => name)
  const onPicture = node.images.length > 0
  const apart = onPicture
    ? node.children.filter(({ name }) => name.startsWith('Number'))
    : node.children
  const over = apart.flatMap((one, index) =>
    apart.slice(index + 1).flatMap((other) => (meet(one, other) ? [one, other] : []))
  )
  return [
    ...within.map((name) => `${name} reaches out of ${node.name}`),
    ...over.map(({ name }) => `${name} lies over a neighbour in ${node.name}`),
    ...node.children.flatMap(collisions)
  ]
}

/** The slide itself, within its section. */
export function slideOf(document: DesignDocument, boardId: string): TreeNode {
  const [slide] = nodeWithId(document, boardId)!.children
  return slide!
}

const HAIR = 0.5

function holds({ box: outer }: TreeNode, { box: inner }: TreeNode): boolean {
  return (
    inner!.x >= outer!.x - HAIR &&
    inner!.y >= outer!.y - HAIR &&
    inner!.x + inner!.width <= outer!.x + outer!.width + HAIR &&
    inner!.y + inner!.height <= outer!.y + outer!.height + HAIR
  )
}

function meet({ box: a }: TreeNode, { box: b }: TreeNode): boolean {
  return (
    a!.x + HAIR < b!.x + b!.width &&
    b!.x + HAIR < a!.x + a!.width &&
    a!.y + HAIR < b!.y + b!.height &&
    b!.y + HAIR < a!.y + a!.height
  )
}
