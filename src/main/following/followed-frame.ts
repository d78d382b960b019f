import { copyTransform } from '../figma/geometry/copy-transform'
import type { Matrix } from '../figma/geometry/transform'
import { placeAround } from '../figma/nodes/container'
import { primaryText } from '../intent/primary-store'
import { overlayState } from '../overlays/overlay-state'
import { parseRecord } from '../result/parse-record'
import { recordText } from '../result/record-store'
import { contentOf } from './frame-content'
import { type GroupLayout, groupLayout } from './group-layout'

/** What is known of a frame with a result, to tell what changed since. */
export interface FollowedFrame {
  /** Ids are kept apart: of a removed node nothing else can be read. */
  id: string
  frame: SceneNode
  group: GroupNode | null
  groupId: string | null
  name: string
  recordText: string
  /** The marked main action, as kept. */
  primaryText: string
  /** The overlay's state as text; empty without an overlay. */
  overlayText: string
  transform: Matrix
  /** Id of the section or page that the frame lies in. */
  container: string
  /** True while the result is not yet out of date, and edits matter. */
  fresh: boolean
  /** Ids of all layers inside, because a deleted layer no longer says where it was. Only while fresh. */
  content: ReadonlySet<string>
  layout: GroupLayout
}

export function followedFrame(frame: SceneNode, group: GroupNode | null): FollowedFrame {
  const text = recordText(frame)
  const fresh = isFresh(text)
  return {
    id: frame.id,
    frame,
    group,
    groupId: group?.id ?? null,
    name: frame.name,
    recordText: text,
    primaryText: primaryText(frame),
    overlayText: overlayText(group),
    transform: copyTransform(frame.absoluteTransform),
    container: placeAround(frame).container.id,
    fresh,
    content: fresh ? contentOf(frame) : new Set(),
    layout: fresh ? groupLayout(frame) : new Map()
  }
}

export function overlayText(group: GroupNode | null): string {
  return group === null || group.removed ? '' : JSON.stringify(overlayState(group))
}

function isFresh(text: string): boolean {
  const parsed = parseRecord(text)
  return parsed.state === 'found' && !parsed.record.outOfDate
}
