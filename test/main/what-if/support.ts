import type { NewTry, TriedCopy } from '../../../src/bridge'
import type { Candidate, CandidateKind, Edit } from '../../../src/file'
import type { TreeNode } from '../../../src/playground/host/contract'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { buildSamples } from '../../../src/playground/samples/build'
import { analyse } from '../support/analyse'
import { nodeWithId } from '../support/canvas'
import { type Glance, newDocument, openGlance } from '../support/glance'
import { resultOf } from '../support/samples'

/** A frame that was analysed, and the open Glance that tries changes of it. */
export interface Trying {
  document: DesignDocument
  glance: Glance
  frame: FrameNode
}

/** Opens an analysed sample; the layer named `component` is a component in it. */
export async function openSample(name: string, component?: string): Promise<Trying> {
  const document = await newDocument()
  const [frame] = await buildSamples(document.figma, (sample) => sample === name)
  if (component !== undefined) {
    const { id } = layer({ frame: frame! }, component)
    document.edit(() => document.graph.updateNode(id, { type: 'COMPONENT' }))
  }
  return analysed(document, frame!)
}

export async function analysed(document: DesignDocument, frame: SceneNode): Promise<Trying> {
  const glance = await openGlance({ document })
  await glance.main.start()
  await analyse(glance, frame.id)
  return { document, glance, frame: frame as FrameNode }
}

export function layer({ frame }: Pick<Trying, 'frame'>, name: string): SceneNode {
  const found = frame.findOne((node) => node.name === name)
  if (found === null) throw new Error(`No layer named ${name}.`)
  return found
}

/** A change of the first edit's layer. */
export function change(kind: CandidateKind, ...edits: [Edit, ...Edit[]]): Candidate {
  return { kind, layerId: edits[0].id, likeId: null, edits }
}

export function request(
  { frame }: Pick<Trying, 'frame'>,
  candidate: Candidate,
  more: Partial<NewTry> = {}
): NewTry {
  return {
    of: resultOf(frame.id),
    change: candidate,
    followedId: null,
    watched: null,
    name: 'A copy',
    ...more
  }
}

export async function ask(
  trying: Trying,
  candidate: Candidate,
  more: Partial<NewTry> = {}
): Promise<TriedCopy> {
  const answer = await trying.glance.main.tryChange(request(trying, candidate, more))
  if (answer === 'replaced') throw new Error('The result is of another run.')
  return answer
}

export async function copyOf({ document }: Trying, { nodeId }: TriedCopy): Promise<FrameNode> {
  return (await document.figma.getNodeByIdAsync(nodeId)) as FrameNode
}

/** The copy's layer of a name. */
export async function inCopy<N extends SceneNode = FrameNode>(
  trying: Trying,
  copy: TriedCopy,
  name: string
): Promise<N> {
  return layer({ frame: await copyOf(trying, copy) }, name) as N
}

export function asItIs({ document, frame }: Trying): TreeNode {
  return structuredClone(nodeWithId(document, frame.id)!)
}

export const colourOf = (node: SceneNode): string => {
  const [paint] = (node as GeometryMixin).fills as SolidPaint[]
  if (paint === undefined) return 'none'
  const { r, g, b } = paint.color
  const digits = [r, g, b].map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0')
  )
  return `#${digits.join('')}`.toUpperCase()
}
