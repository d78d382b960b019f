import { unlessRemoved } from '../figma/nodes/find-node'
import { createSlices } from '../figma/slices'
import { mainActionText } from '../result/main-action'
import { linkedFrameId, overlayGroupsOn } from '../overlays/overlay-group'
import { findRecordsOn, recordText } from '../result/record'
import { type FollowedFrame, followedFrame, overlayText } from './followed-frame'

/**
 * The frames with results of one page, each with its overlay group; read at the first use, or by
 * `readAll` in slices, and kept by changes.
 */
export class PageIndex {
  private readonly followed = new Map<string, FollowedFrame>()
  /** Frames that are not read yet. */
  private readonly waiting: Map<string, SceneNode>
  private readonly groups: Map<string, GroupNode>
  /** The frame whose every edit is wanted. */
  private watched: string | null = null

  constructor(private readonly page: PageNode) {
    this.groups = groupsByFrame(page)
    this.waiting = new Map(findRecordsOn(page).map((frame) => [frame.id, frame]))
  }

  /** Reads all frames, the first slice's at once. `onRead` is told of each slice's. */
  async readAll(onRead: (frames: readonly FollowedFrame[]) => void): Promise<void> {
    const slices = createSlices()
    let read: FollowedFrame[] = []
    for (const id of this.waiting.keys()) {
      const frame = this.get(id)
      if (frame !== undefined) read.push(frame)
      if (!slices.due()) continue
      onRead(read)
      read = []
      await slices.pause()
    }
    onRead(read)
  }

  all(): FollowedFrame[] {
    return [...this.followed.values()]
  }

  get(id: string): FollowedFrame | undefined {
    const frame = this.waiting.get(id)
    if (frame !== undefined) {
      this.waiting.delete(id)
      const group = this.groups.get(id)
      unlessRemoved(frame, () => {
        this.followed.set(id, this.read(frame, group?.removed === false ? group : null))
      })
    }
    return this.followed.get(id)
  }

  /** From now on every edit of this frame matters, and of no other whose result is out of date. */
  watch(id: string | null): void {
    const before = this.watched
    this.watched = id
    for (const one of [before, id]) {
      const known = one === null ? undefined : this.get(one)
      if (known === undefined || known.frame.removed) continue
      this.followed.set(known.id, {
        ...this.read(known.frame, known.group),
        ...placeOf(known, known.group)
      })
    }
  }

  private read(frame: SceneNode, group: GroupNode | null): FollowedFrame {
    return followedFrame(frame, group, frame.id === this.watched)
  }

  /** The frame that an overlay is known to lie over. */
  of(group: GroupNode): FollowedFrame | null {
    return this.all().find(({ groupId }) => groupId === group.id) ?? null
  }

  forget(id: string): void {
    this.followed.delete(id)
  }

  /** Looks at a frame again. True when its record, mark or overlay is not what was known of it. */
  refresh(id: string): boolean {
    const known = this.get(id)
    const frame = known?.frame ?? findRecordsOn(this.page).find((node) => node.id === id)
    if (frame === undefined || frame.removed) return false
    const group = stillLinked(known) ?? groupsByFrame(this.page).get(id) ?? null
    const same =
      known?.recordText === recordText(frame) &&
      known.mainActionText === mainActionText(frame) &&
      known.overlayText === overlayText(group) &&
      known.groupId === (group?.id ?? null)
    if (same) return false
    if (recordText(frame) === '' && group === null) this.followed.delete(id)
    else this.followed.set(id, { ...this.read(frame, group), ...placeOf(known, group) })
    return true
  }
}

/** Spares a search of the page as long as the known overlay is there. */
function stillLinked(known: FollowedFrame | undefined): GroupNode | null {
  const group = known?.group ?? null
  if (group === null || group.removed) return null
  return linkedFrameId(group) === known?.id ? group : null
}

/** As long as the overlay is the same, it still lies where its frame was last seen. */
function placeOf(known: FollowedFrame | undefined, group: GroupNode | null) {
  if (group === null || known?.groupId !== group.id) return {}
  const { transform, container, name } = known
  return { transform, container, name }
}

function groupsByFrame(page: PageNode): Map<string, GroupNode> {
  const groups = new Map<string, GroupNode>()
  for (const group of overlayGroupsOn(page)) {
    const frame = linkedFrameId(group) ?? ''
    if (!groups.has(frame)) groups.set(frame, group)
  }
  return groups
}
