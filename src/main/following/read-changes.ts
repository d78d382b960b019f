import { ancestorsOf } from '../figma/nodes/ancestors'
import { isOutOfReach } from '../figma/nodes/out-of-reach'
import { linkedFrameId, overlayGroupOf } from '../overlays/overlay-link'
import { findRecordsOn } from '../result/find-records'
import { recordText } from '../result/record-store'
import { editsContent, editsFrame, movesOnly } from './change-kinds'
import type { FollowedFrame } from './followed-frame'
import { groupLayout, sameLayout } from './group-layout'
import type { PageIndex } from './page-index'

/** What a batch of changes means for the results of a page. */
interface Meaning {
  /** Ids of frames whose record or overlay may have changed. */
  touched: Set<string>
  /** Frames whose picture may have changed. */
  edited: Set<FollowedFrame>
}

export function readChanges(changes: readonly NodeChange[], index: PageIndex): Meaning {
  const meaning: Meaning = { touched: new Set(), edited: new Set() }
  for (const change of withoutCreated(changes)) {
    if (change.node.removed || isOutOfReach(change.node)) readDeletion(change.id, index, meaning)
    else readChange(change, change.node, index, meaning)
  }
  return meaning
}

/** A layer is gone, or hidden in an instance, where it is as good as gone. */
function readDeletion(id: string, index: PageIndex, { touched, edited }: Meaning): void {
  for (const followed of index.all()) {
    if (followed.groupId === id || followed.group?.removed === true) touched.add(followed.id)
    if (followed.content.has(id)) edited.add(followed)
  }
}

function readChange(change: NodeChange, node: SceneNode, index: PageIndex, meaning: Meaning): void {
  const overlay = overlayGroupOf(node)
  if (overlay !== null) {
    meaning.touched.add(linkedFrameId(overlay) ?? '')
    return
  }
  if (change.type === 'CREATE' && 'children' in node) {
    for (const frame of findRecordsOn(node)) meaning.touched.add(frame.id)
  }
  if (index.get(node.id) !== undefined || recordText(node) !== '') meaning.touched.add(node.id)
  for (const followed of affectedBy(change, node, index)) meaning.edited.add(followed)
}

/** The fresh results whose picture a change to a layer may alter. */
function affectedBy(change: NodeChange, node: SceneNode, index: PageIndex): FollowedFrame[] {
  const around = [node, ...ancestorsOf(node)].map((owner) => index.get(owner.id))
  const affected = around.filter(
    (followed) => followed?.fresh === true && editsPicture(change, node, followed)
  ) as FollowedFrame[]
  const left = change.type === 'PROPERTY_CHANGE' && change.properties.includes('parent')
  if (left) affected.push(...index.all().filter((followed) => followed.content.has(node.id)))
  return affected
}

function editsPicture(
  change: NodeChange,
  node: SceneNode,
  { id, frame, layout }: FollowedFrame
): boolean {
  const itself = node.id === id
  if (change.type !== 'PROPERTY_CHANGE') return !itself
  if (itself) return editsFrame(change.properties)
  if (!editsContent(change.properties)) return false
  const movedAlong = frame.type === 'GROUP' && movesOnly(change.properties)
  return !movedAlong || !sameLayout(layout, groupLayout(frame))
}

/**
 * Figma may tell of a new layer's properties beside its creation, and later than a result was laid over
 * it. They are no edits of it.
 */
export function withoutCreated<C extends Pick<NodeChange, 'type' | 'id'>>(
  changes: readonly C[]
): C[] {
  const born = new Set(changes.filter(({ type }) => type === 'CREATE').map(({ id }) => id))
  return changes.filter(({ type, id }) => type !== 'PROPERTY_CHANGE' || !born.has(id))
}
