import {
  copyTransform,
  invert,
  type Matrix,
  multiply,
  sameTransform
} from '../figma/geometry/transform'
import { overlayParent } from '../figma/nodes/container'
import { ancestorsOf, unlessRemoved } from '../figma/nodes/find-node'
import { createSlices } from '../figma/slices'
import { overlayState } from '../overlays/overlay-group'
import { annotatedText } from '../result/annotations'
import { mainActionText } from '../result/main-action'
import { parseRecord, recordText } from '../result/record'

/** A frame with a result as it was last seen, to tell what changed since. */
export interface FollowedFrame {
  /** Ids are kept apart: of a removed node nothing else can be read. */
  id: string
  frame: SceneNode
  group: GroupNode | null
  groupId: string | null
  name: string
  recordText: string
  /** The marked main action and the annotated layers, as kept. */
  marksText: string
  /** The overlay's state as text; empty without an overlay. */
  overlayText: string
  transform: Matrix
  /** Id of the section or page that the frame lies in. */
  container: string
  /** Ids of the frame, of all layers around it, and of its overlay: it moves with these alone. */
  around: ReadonlySet<string>
  /** True while edits matter: the result is not yet out of date, or the panel watches the frame. */
  fresh: boolean
  /** Ids of all layers inside, because a deleted layer no longer says where it was; null until they are gathered. */
  content: Set<string> | null
  layout: GroupLayout
}

/** `always`: edits matter though its result may be out of date. */
export function followedFrame(
  frame: SceneNode,
  group: GroupNode | null,
  always = false
): FollowedFrame {
  const text = recordText(frame)
  const fresh = always || isFresh(text)
  return {
    id: frame.id,
    frame,
    group,
    groupId: group?.id ?? null,
    name: frame.name,
    recordText: text,
    marksText: marksText(frame),
    overlayText: overlayText(group),
    transform: copyTransform(frame.absoluteTransform),
    container: overlayParent(frame).container.id,
    around: around(frame, group),
    fresh,
    content: null,
    layout: fresh ? groupLayout(frame) : new Map()
  }
}

export function around(frame: SceneNode, group: GroupNode | null): ReadonlySet<string> {
  const ids = [frame, ...ancestorsOf(frame)].map(({ id }) => id)
  return new Set(group === null ? ids : [...ids, group.id])
}

export function marksText(frame: SceneNode): string {
  return mainActionText(frame) + annotatedText(frame)
}

export function overlayText(group: GroupNode | null): string {
  return group === null || group.removed ? '' : JSON.stringify(overlayState(group))
}

function isFresh(text: string): boolean {
  const parsed = parseRecord(text)
  return parsed.state === 'found' && !parsed.record.outOfDate
}

interface Waiting {
  node: SceneNode
  ids: Set<string>
}

const waiting: Waiting[] = []
let scheduled = false

/**
 * Ids of all layers inside a frame, gathered in slices and complete a moment later: a layer that is deleted before that
 * marks nothing out of date.
 */
export function contentOf(frame: SceneNode): Set<string> {
  const ids = new Set<string>()
  queueContent(frame, ids)
  if (!scheduled) gather()
  return ids
}

function gather(): void {
  const slices = createSlices()
  scheduled = false
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, ids } = next
    unlessRemoved(node, () => {
      ids.add(node.id)
      queueContent(node, ids)
    })
    if (!slices.due()) continue
    scheduled = true
    setTimeout(gather, 0)
    return
  }
}

function queueContent(node: SceneNode, ids: Set<string>): void {
  if (!('children' in node)) return
  for (const child of node.children) waiting.push({ node: child, ids })
}

/** Where each layer of a group lies, seen from the group. Empty for any other node. */
type GroupLayout = ReadonlyMap<string, Matrix>

/** A tenth of the smallest move a designer makes, in canvas px. */
const TOLERANCE = 0.01

/**
 * Moving a group changes the position of every layer in it, and only their places to each other tell
 * that from an edit.
 */
export function groupLayout(node: SceneNode): GroupLayout {
  if (node.type !== 'GROUP') return new Map()
  const origin = invert(copyTransform(node.absoluteTransform))
  return new Map(
    layersMovedBy(node).map((layer) => [
      layer.id,
      multiply(origin, copyTransform(layer.absoluteTransform))
    ])
  )
}

export function sameLayout(one: GroupLayout, other: GroupLayout): boolean {
  if (one.size !== other.size) return false
  return [...one].every(([id, transform]) => {
    const then = other.get(id)
    return then !== undefined && sameTransform(transform, then, TOLERANCE)
  })
}

/** Groups in groups share one space; layers inside a frame keep their place in it. */
function layersMovedBy(group: GroupNode): SceneNode[] {
  return group.children.flatMap((child) =>
    child.type === 'GROUP' ? [child, ...layersMovedBy(child)] : [child]
  )
}
