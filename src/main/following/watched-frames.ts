import { findNode, isOutOfReach, pageOf } from '../figma/nodes/find-node'
import { linkedFrameId, overlayGroupsOn, overlayState } from '../overlays/overlay-group'
import { mainActionText } from '../result/main-action'
import { recordText } from '../result/record'

interface Watched {
  frame: SceneNode
  page: PageNode
  /** Of a removed page nothing can be read. */
  pageId: string
  group: GroupNode | null
  /** Record, mark and overlay as text; empty once the frame is gone. */
  state: string
}

/** The frames that the panel shows, on any page, and their results as last known. */
export class WatchedFrames {
  private readonly frames = new Map<string, Watched>()

  /** Watches a frame from now on. Returns it with its overlay; null where it is gone. */
  async watch(id: string): Promise<Watched | null> {
    const frame = await findNode(id).catch(() => null)
    const page = frame && pageOf(frame)
    if (!frame || !page) return null
    const known = this.frames.get(id)
    if (known?.pageId === page.id) return known
    const watched = { frame, page, pageId: page.id, group: null, state: '' }
    readState(watched)
    this.frames.set(id, watched)
    return watched
  }

  /** Whether a frame is watched, and still in the file. */
  has(id: string): boolean {
    return this.frames.get(id)?.frame.removed === false
  }

  /** The ids of the frames that were on a page when they were last watched. */
  on(pageId: string): string[] {
    return [...this.frames].flatMap(([id, watched]) => (watched.pageId === pageId ? [id] : []))
  }

  /** Reads the results of these frames again. Returns the ids of those that are not as they were known. */
  refresh(ids: Iterable<string>): string[] {
    return [...ids].filter((id) => {
      const watched = this.frames.get(id)
      if (watched === undefined) return false
      const before = watched.state
      readState(watched)
      return watched.state !== before
    })
  }
}

function readState(watched: Watched): void {
  const { frame, page, group } = watched
  watched.state = ''
  if (frame.removed || isOutOfReach(frame)) return
  // The page is not searched as long as the known overlay is there.
  const isLinked = group?.removed === false && linkedFrameId(group) === frame.id
  if (!isLinked) {
    const groups = page.removed ? [] : overlayGroupsOn(page)
    watched.group = groups.find((one) => linkedFrameId(one) === frame.id) ?? null
  }
  const overlay = watched.group && { id: watched.group.id, ...overlayState(watched.group) }
  const texts = [recordText(frame), mainActionText(frame)]
  watched.state = JSON.stringify([...texts, overlay])
}
