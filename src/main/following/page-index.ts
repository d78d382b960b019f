import { ancestorsOf, unlessRemoved } from '../figma/nodes/find-node'
import { inSlices } from '../figma/slices'
import { linkedFrameId, overlayGroupsOn } from '../overlays/overlay-group'
import { mayHoldRecords, recordText } from '../result/record'
import {
  contentOf,
  type FollowedFrame,
  followedFrame,
  marksText,
  overlayText
} from './followed-frame'

/**
 * Ids of the frames in which each deletion matters, of all pages: the panel has read them, Glance has written on them, or
 * layers in them were selected.
 */
const wanted = new Set<string>()

/**
 * The frames with results of one page, each with its overlay group; searched for and read at the first use, or by
 * `readAll` in slices, and kept by changes.
 */
export class PageIndex {
  private readonly followed = new Map<string, FollowedFrame>()
  /** The ids of the overlays that followed frames have. */
  private readonly overlays = new Set<string>()
  /** Overlays by the id of the frame that they name: of several, the first. */
  private readonly groups = new Map<string, GroupNode>()
  /** Overlays that are not asked yet which frame they name. */
  private readonly unasked = once(() => overlayGroupsOn(this.page))
  /** Frames that are not read yet. */
  private readonly waiting = once(() => mayHoldRecords(this.page))
  /** The frame whose every edit is wanted. */
  private watched: string | null = null

  constructor(private readonly page: PageNode) {}

  /** Reads all in slices, the first's at once: each frame is told of, and the end, with all overlays by id. */
  async readAll(
    onRead: (frame: FollowedFrame) => void,
    end: (groups: ReadonlyMap<string, GroupNode>) => void,
    goesOn: () => boolean
  ): Promise<void> {
    const groups = new Map<string, GroupNode>()
    const read = (one: GroupNode | string): void => {
      if (typeof one !== 'string') {
        unlessRemoved(one, () => void groups.set(one.id, one))
        this.ask()
        return
      }
      const frame = this.get(one)
      if (frame !== undefined) onRead(frame)
    }
    await inSlices(this.unread(), read, () => end(groups), goesOn)
  }

  /** Long pages are not searched twice in one slice. */
  private *unread(): Generator<GroupNode | string> {
    yield* [...this.unasked()]
    yield* [...this.waiting().keys()]
  }

  /** Asks one more overlay which frame it names. */
  private ask(): void {
    const group = this.unasked().shift()
    if (group === undefined) return
    unlessRemoved(group, () => {
      const frame = linkedFrameId(group) ?? ''
      if (!this.groups.has(frame)) this.groups.set(frame, group)
    })
  }

  all(): FollowedFrame[] {
    return [...this.followed.values()]
  }

  get(id: string): FollowedFrame | undefined {
    const frame = this.waiting().get(id)
    if (frame !== undefined) {
      this.waiting().delete(id)
      while (this.unasked().length > 0) this.ask()
      const group = this.groups.get(id)
      unlessRemoved(frame, () => {
        const read = this.read(frame, group?.removed === false ? group : null)
        if (read.recordText !== '') this.keep(read)
      })
    }
    return this.followed.get(id)
  }

  /** From now on every edit of this frame matters, and of no other whose result is out of date. */
  watch(id: string | null): void {
    const before = this.watched
    this.watched = id
    if (id !== null) wanted.add(id)
    for (const one of [before, id]) {
      const known = one === null ? undefined : this.get(one)
      if (known === undefined || known.frame.removed) continue
      this.keep({ ...this.read(known.frame, known.group), ...placeOf(known, known.group) })
    }
  }

  private read(frame: SceneNode, group: GroupNode | null): FollowedFrame {
    return followedFrame(frame, group, frame.id === this.watched)
  }

  private keep(frame: FollowedFrame): void {
    this.forget(frame.id)
    this.followed.set(frame.id, frame)
    if (frame.groupId !== null) this.overlays.add(frame.groupId)
    if (wanted.has(frame.id)) gatherContent(frame)
  }

  /**
   * From now on each deletion in this frame is told: what lies in it is gathered, which for each frame of a page of many would
   * take seconds. Gives the frame if it is read.
   */
  want(id: string): FollowedFrame | undefined {
    wanted.add(id)
    const followed = this.followed.get(id)
    if (followed !== undefined) gatherContent(followed)
    return followed
  }

  /** The same of all frames around a layer that may be deleted or taken away next. */
  wantAround(node: SceneNode): void {
    // Those of a large frame take a moment.
    for (const { id } of ancestorsOf(node)) this.want(id)?.content?.add(node.id)
  }

  forget(id: string): void {
    const groupId = this.followed.get(id)?.groupId ?? null
    if (groupId !== null) this.overlays.delete(groupId)
    this.followed.delete(id)
  }

  /** Whether a followed frame has this overlay. */
  hasOverlay(groupId: string): boolean {
    return this.overlays.has(groupId)
  }

  /** Looks at a frame again. True when its record, mark or overlay is not what was known of it. */
  refresh(id: string): boolean {
    const known = this.get(id)
    const frame = known?.frame ?? mayHoldRecords(this.page).get(id)
    if (frame === undefined || frame.removed) return false
    const group = stillLinked(known) ?? overlayNaming(id, this.page)
    const same =
      known?.recordText === recordText(frame) &&
      known.marksText === marksText(frame) &&
      known.overlayText === overlayText(group) &&
      known.groupId === (group?.id ?? null)
    if (same) return false
    wanted.add(id)
    if (recordText(frame) === '' && group === null) this.forget(id)
    else this.keep({ ...this.read(frame, group), ...placeOf(known, group) })
    return true
  }
}

/** What is found, searched for when it is first asked for. */
function once<T>(find: () => T): () => T {
  let found: { value: T } | null = null
  return () => (found ??= { value: find() }).value
}

function gatherContent(followed: FollowedFrame): void {
  if (!followed.fresh || followed.content !== null) return
  unlessRemoved(followed.frame, () => void (followed.content = contentOf(followed.frame)))
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

function overlayNaming(frameId: string, page: PageNode): GroupNode | null {
  return overlayGroupsOn(page).find((group) => linkedFrameId(group) === frameId) ?? null
}
