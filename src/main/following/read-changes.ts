import { ancestorsOf, isOutOfReach } from '../figma/nodes/find-node'
import { linkedFrameId, overlayGroupOf } from '../overlays/overlay-group'

/** Changes at once that are read one by one. More of them may mean anything. */
export const MOST_READ = 100

/** What a batch of changes means for the watched frames, by their ids. */
export interface FrameNews {
  /** Frames that may look different. */
  edited: Set<string>
  /** Frames whose record, mark or overlay may be another. */
  touched: Set<string>
}

/**
 * Reads what changes may mean for watched frames; the panel's picture check tells which edits show. A deletion beside a
 * new result is that of its earlier overlays, and many changes by Glance are a copy that it makes.
 */
export function readChanges(
  changes: readonly NodeChange[],
  watched: readonly string[],
  byGlance: boolean
): FrameNews {
  const ids = new Set(watched)
  const news: FrameNews = { edited: new Set(), touched: new Set() }
  if (ids.size === 0) return news
  const isLarge = changes.length > MOST_READ
  if (isLarge && !byGlance) return { edited: ids, touched: ids }
  const read = changes.slice(0, MOST_READ)
  const isResult = read.some(
    (change) =>
      ids.has(change.id) && 'properties' in change && change.properties.includes('pluginData')
  )
  const takesAny = read.some(takesAway)
  if (takesAny && !isResult) news.edited = new Set(ids)
  if (takesAny || isLarge) news.touched = new Set(ids)
  for (const change of read) if (!takesAway(change)) readChange(change, ids, news)
  return news
}

/** Whether a layer was deleted, hidden in an instance or moved to another parent, so that its former place is unknown. */
function takesAway({ type, node, ...change }: NodeChange): boolean {
  if (type === 'DELETE' || node.removed || isOutOfReach(node)) return true
  return 'properties' in change && change.properties.includes('parent')
}

function readChange(
  change: NodeChange,
  ids: ReadonlySet<string>,
  { edited, touched }: FrameNews
): void {
  const node = change.node as SceneNode
  const overlay = overlayGroupOf(node)
  if (overlay !== null) {
    touched.add(linkedFrameId(overlay) ?? '')
    return
  }
  if (ids.has(node.id)) touched.add(node.id)
  for (const { id } of [node, ...ancestorsOf(node)]) {
    if (ids.has(id) && mayShow(change, id === node.id)) edited.add(id)
  }
}

/** Whether the change of a frame itself, or of a layer in it, may change the frame's picture. */
function mayShow(change: NodeChange, itself: boolean): boolean {
  if (change.type !== 'PROPERTY_CHANGE') return !itself
  return itself ? editsFrame(change.properties) : editsContent(change.properties)
}

/** Common properties that change no picture. */
const UNSEEN = new Set(
  'name pluginData locked expanded autoRename constraints exportSettings reactions'.split(' ')
)

/** Properties that say where a layer lies: those of a frame itself leave its own picture as it is. */
const PLACE = new Set(['parent', 'relativeTransform', 'x', 'y', 'rotation'])

/** Whether a change to a layer inside a frame may change the frame's picture. */
export function editsContent(properties: readonly string[]): boolean {
  return properties.some((property) => !UNSEEN.has(property))
}

/** Whether a change to a frame itself may change its picture. */
export function editsFrame(properties: readonly string[]): boolean {
  return properties.some(
    (property) => !UNSEEN.has(property) && !PLACE.has(property) && property !== 'visible'
  )
}
