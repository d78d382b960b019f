import { isLaidOut } from '../figma/nodes/container'
import { ancestorsOf, isOutOfReach } from '../figma/nodes/find-node'
import { linkedFrameId, overlayGroupOf } from '../overlays/overlay-group'
import { findRecordsOn, recordText } from '../result/record'
import { type FollowedFrame, groupLayout, sameLayout } from './followed-frame'
import type { PageIndex } from './page-index'

/** The results of a page that a batch of changes concerns. */
interface ConcernedResults {
  /** Ids of frames whose record or overlay may have changed. */
  touched: Set<string>
  /** Frames whose picture may have changed. */
  edited: Set<FollowedFrame>
}

export function readChanges(changes: readonly NodeChange[], index: PageIndex): ConcernedResults {
  const concerned: ConcernedResults = { touched: new Set(), edited: new Set() }
  for (const change of withoutCreated(changes)) {
    if (change.node.removed || isOutOfReach(change.node)) readDeletion(change.id, index, concerned)
    else readChange(change, change.node, index, concerned)
  }
  return concerned
}

/** A layer is gone, or hidden in an instance, where it is as good as gone. */
function readDeletion(id: string, index: PageIndex, { touched, edited }: ConcernedResults): void {
  for (const followed of index.all()) {
    if (followed.groupId === id || followed.group?.removed === true) touched.add(followed.id)
    if (followed.content?.has(id) === true) edited.add(followed)
  }
}

function readChange(
  change: NodeChange,
  node: SceneNode,
  index: PageIndex,
  concerned: ConcernedResults
): void {
  const overlay = overlayGroupOf(node)
  if (overlay !== null) {
    concerned.touched.add(linkedFrameId(overlay) ?? '')
    return
  }
  if (change.type === 'CREATE' && 'children' in node) {
    for (const frame of findRecordsOn(node)) concerned.touched.add(frame.id)
  }
  if (index.get(node.id) !== undefined || recordText(node) !== '') concerned.touched.add(node.id)
  for (const followed of affectedBy(change, node, index)) concerned.edited.add(followed)
}

/** The fresh results whose picture a change to a layer may alter. */
function affectedBy(change: NodeChange, node: SceneNode, index: PageIndex): FollowedFrame[] {
  const around = [node, ...ancestorsOf(node)].map((owner) => index.get(owner.id))
  const affected = around.filter(
    (followed) => followed?.fresh === true && editsPicture(change, node, followed)
  ) as FollowedFrame[]
  const left = change.type === 'PROPERTY_CHANGE' && change.properties.includes('parent')
  if (left)
    affected.push(...index.all().filter((followed) => followed.content?.has(node.id) === true))
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
 * The frames with results that changes may have moved, or whose overlays: what has changed itself, what lies in it, and
 * what auto-layout moves with it. Most changes move none of them.
 */
export function mayHaveMoved(changes: readonly NodeChange[], index: PageIndex): FollowedFrame[] {
  const moved = new Set<string>()
  let room = false
  for (const { type, node } of changes) {
    if (node.removed || isOutOfReach(node)) {
      room ||= type === 'DELETE'
      continue
    }
    // Its instances change with it.
    if ([node, ...ancestorsOf(node)].some(isComponent)) return index.all()
    let outermost: SceneNode = overlayGroupOf(node) ?? node
    moved.add(outermost.id)
    while (isLaidOut(outermost)) outermost = outermost.parent as SceneNode
    moved.add(outermost.id)
  }
  return index.all().filter((one) => (room && isNested(one)) || hasAny(moved, one.around))
}

function hasAny(set: ReadonlySet<string>, ids: ReadonlySet<string>): boolean {
  for (const id of ids) if (set.has(id)) return true
  return false
}

/** Whether what lies around a frame may move it. */
function isNested({ around, groupId }: FollowedFrame): boolean {
  return around.size > (groupId === null ? 1 : 2)
}

function isComponent({ type }: SceneNode): boolean {
  return type === 'COMPONENT' || type === 'COMPONENT_SET'
}

/** Whether a change may have deleted a frame with a result, or taken it to another page. */
export function mayRemoveFrames(change: NodeChange): boolean {
  if (change.type !== 'PROPERTY_CHANGE') return change.type === 'DELETE'
  return change.node.removed || change.properties.includes('parent')
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

/**
 * Properties that change no picture. All that are in none of these lists may have changed it: whether they did, the
 * panel finds out by comparing pictures.
 */
const UNSEEN = new Set(
  `name pluginData constraints locked layoutGrids guides gridStyleId exportSettings autoRename constrainProportions
  overflowDirection handleMirroring overlayPositionType overlayBackgroundInteraction overlayBackground prototypeStartNode
  prototypeBackgrounds reactions flowStartingPoints hyperlink expanded description widgetSyncedState
  componentPropertyDefinitions componentPropertyReferences animationStyles animations manualKeyframeTracks`.split(
    /\s+/
  )
)

/** Properties that say where a layer lies: of the frame itself, they leave its own picture as it is. */
const PLACE = new Set(['parent', 'relativeTransform', 'x', 'y', 'rotation'])

/** Properties that matter to what is around a layer: of the frame itself, they leave its own picture as it is. */
const AROUND = new Set([
  'visible',
  ...['minWidth', 'maxWidth', 'minHeight', 'maxHeight'],
  ...['layoutAlign', 'layoutGrow', 'layoutPositioning']
])

/** Whether a change to a layer inside an analysed frame may change its picture. */
export function editsContent(properties: readonly string[]): boolean {
  return properties.some((property) => !UNSEEN.has(property))
}

/** Whether a change to the analysed frame itself may change its picture. */
export function editsFrame(properties: readonly string[]): boolean {
  return properties.some(
    (property) => !UNSEEN.has(property) && !PLACE.has(property) && !AROUND.has(property)
  )
}

/** Whether a change moves, turns or reparents only. */
export function movesOnly(properties: readonly string[]): boolean {
  return properties.every((property) => PLACE.has(property) || UNSEEN.has(property))
}
