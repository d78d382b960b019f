import { expect } from 'vitest'
import type { FoundTry, NewTry } from '../../../src/bridge'
import type { Candidate, CandidateKind, Edit, Watched } from '../../../src/file'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { buildSamples } from '../../../src/playground/samples/build'
import { analyse } from '../support/analyse'
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

/** A fill in green. */
export function green(id: string, like?: string): Candidate {
  return change('recolour', { do: 'fill', id, from: null, to: '#00AA00', ...(like && { like }) })
}

/** A change of the first edit's layer. */
export function change(kind: CandidateKind, ...edits: [Edit, ...Edit[]]): Candidate {
  return { kind, layerId: edits[0].id, likeId: null, edits }
}

const WATCHED: Watched = { name: 'Primary CTA', attention: 0.08, rank: 4, area: 0.01 }

export function request(
  { frame }: Pick<Trying, 'frame'>,
  candidate: Candidate,
  more: Partial<NewTry> = {}
): NewTry {
  return {
    of: resultOf(frame.id),
    change: candidate,
    followedId: candidate.layerId,
    watched: WATCHED,
    name: 'A copy',
    ...more
  }
}

export async function ask(
  trying: Trying,
  candidate: Candidate,
  more: Partial<NewTry> = {}
): Promise<FoundTry> {
  const answer = await trying.glance.main.tryChange(request(trying, candidate, more))
  if (answer === 'replaced') throw new Error('The result is of another run.')
  return answer
}

export async function copyOf(
  { document }: Trying,
  { nodeId }: Pick<FoundTry, 'nodeId'>
): Promise<FrameNode> {
  return (await document.figma.getNodeByIdAsync(nodeId)) as FrameNode
}

/** The copy's layer of a name. */
export async function inCopy<N extends SceneNode = FrameNode>(
  trying: Trying,
  copy: FoundTry,
  name: string
): Promise<N> {
  return layer({ frame: await copyOf(trying, copy) }, name) as N
}

/** Makes a change in the frame itself. */
export function apply({ frame, glance }: Trying, candidate: Candidate) {
  return glance.main.applyChange({ of: resultOf(frame.id), change: candidate })
}

/** Expects a change to be refused in these ways, and the document to be as it was, without an undo step. */
export async function refused(
  trying: Trying,
  candidate: Candidate,
  code: string,
  ways: readonly (typeof ask | typeof apply)[] = [ask, apply]
): Promise<void> {
  const { document } = trying
  const [before, steps] = [document.tree(), document.undoSteps().length]
  for (const way of ways) {
    await expect(way(trying, candidate)).rejects.toMatchObject({ code, sent: 'no' })
    expect(document.tree()).toEqual(before)
    expect(document.undoSteps().length).toBe(steps)
  }
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
