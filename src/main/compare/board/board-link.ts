import * as v from 'valibot'
import { BOARD_CONTENT_KEY, BOARD_KEY, NAMESPACE } from '../../figma/storage/keys'
import { parseVersioned } from '../../figma/storage/parse-versioned'

const linkSchema = v.object({ version: v.literal(1), frames: v.array(v.string()) })

/** The frames that a section's board compares; null for a section without a board, or with a newer one. */
export function comparedFrames(node: BaseNode): string[] | null {
  if (node.type !== 'SECTION') return null
  const link = parseVersioned(node.getSharedPluginData(NAMESPACE, BOARD_KEY), linkSchema)
  return link.state === 'found' ? link.value.frames : null
}

/** The board of exactly these frames on a loaded page; of several, the one that lies lowest. */
export function boardOf(page: PageNode, nodeIds: readonly string[]): SectionNode | null {
  const wanted = frameSet(nodeIds).join()
  const boards = page.findAllWithCriteria({
    types: ['SECTION'],
    sharedPluginData: { namespace: NAMESPACE, keys: [BOARD_KEY] }
  })
  return boards.find((board) => comparedFrames(board)?.join() === wanted) ?? null
}

export function linkBoard(section: SectionNode, nodeIds: readonly string[]): void {
  const link: v.InferOutput<typeof linkSchema> = { version: 1, frames: frameSet(nodeIds) }
  section.setSharedPluginData(NAMESPACE, BOARD_KEY, JSON.stringify(link))
}

export function unlinkBoard(section: SectionNode): void {
  section.setSharedPluginData(NAMESPACE, BOARD_KEY, '')
}

export function markContent(frame: FrameNode): void {
  frame.setSharedPluginData(NAMESPACE, BOARD_CONTENT_KEY, '1')
}

/** What Glance laid out in a section: one frame, unless someone duplicated it. */
export function contentOf(section: SectionNode): SceneNode[] {
  return section.children.filter(
    (child) => child.getSharedPluginData(NAMESPACE, BOARD_CONTENT_KEY) !== ''
  )
}

function frameSet(nodeIds: readonly string[]): string[] {
  return [...new Set(nodeIds)].sort()
}
