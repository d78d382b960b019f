import type { BoardVariant, NewBoard } from '../../../../src/bridge'
import type { DesignDocument, TreeNode } from '../../../../src/playground/host/contract'
import { buildSamples } from '../../../../src/playground/samples/build'
import { mapPicture } from '../../support/analyse'
import { nodeWithId } from '../../support/canvas'
import { type Glance, newDocument, openGlance } from '../../support/glance'

/** Glance on the two landing pages of the samples. */
export async function setUp(given?: DesignDocument) {
  const document = given ?? (await newDocument())
  const frames = await buildSamples(document.figma, (name) => name.startsWith('Landing page'))
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
      pictures: [
        { name: 'Attention', image, overlay },
        { name: 'Design', image, overlay: null }
      ],
      facts: [
        { name: 'Clarity', value: '62', delta: base ? null : '+4', tone: base ? 'none' : 'better' },
        { name: 'Focus', value: '58', delta: base ? null : '−2', tone: base ? 'none' : 'worse' }
      ]
    })
  }
  return {
    runId,
    title: 'Landing pages compared',
    verdict: 'Landing page 1 puts more attention on “Order Morrow One”',
    details: ['20 November 2024', 'It gets 12.4 % of it.'],
    variants,
    footnote: 'Estimates by the Glance engine.',
    ...changes
  }
}

/** Every layer of a board, its section first. */
export function layersOf(document: DesignDocument, boardId: string): TreeNode[] {
  const walk = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(walk)]
  return walk(nodeWithId(document, boardId)!)
}

export function textsOf(document: DesignDocument, boardId: string): string[] {
  return layersOf(document, boardId).flatMap(({ characters }) => characters ?? [])
}

/** Where a layer reaches out of its parent, or lies over its neighbour: by name, for a failing test. */
export function collisions(node: TreeNode): string[] {
  const within = node.children.filter((child) => !holds(node, child)).map(({ name }) => name)
  const over = node.children.flatMap((one, index) =>
    node.children.slice(index + 1).flatMap((other) => (meet(one, other) ? [one, other] : []))
  )
  return [
    ...within.map((name) => `${name} reaches out of ${node.name}`),
    ...over.map(({ name }) => `${name} lies over a neighbour in ${node.name}`),
    ...node.children.flatMap(collisions)
  ]
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
