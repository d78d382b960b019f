import type { PageFrame, PageOverview, PageResult } from '../../bridge'
import { comparedFrames } from '../compare/board'
import { loadCurrentPage, unlessRemoved } from '../figma/nodes/find-node'
import { createSlices } from '../figma/slices'
import { readRecord } from '../result/kept'
import { mayHoldRecords } from '../result/record'
import { nameOf, refusalOf } from './refusal'

/** As many as may be selected for one run. */
const MOST_FRAMES = 1000

/** The frames and results of the current page. Long pages are read in slices; what is deleted meanwhile is left out. */
export async function readOverview(): Promise<PageOverview> {
  const page = await loadCurrentPage()
  const slices = createSlices()
  const frames: PageFrame[] = []
  const results: PageResult[] = []

  async function each(nodes: readonly SceneNode[], read: (node: SceneNode) => void): Promise<void> {
    for (const node of nodes) {
      if (slices.due()) await slices.pause()
      unlessRemoved(node, () => read(node))
    }
  }

  await each(topFrames(page), (node) => {
    if (refusalOf(node) !== null) return
    const { id, width, height } = node
    frames.push({ id, name: nameOf(node), width, height })
  })
  if (page.removed) return readOverview()
  await each([...mayHoldRecords(page).values()], (node) => {
    const result = resultOf(node)
    if (result !== null) results.push(result)
  })
  results.sort((one, other) => finished(other) - finished(one))
  const leftOut = Math.max(0, frames.length - MOST_FRAMES)
  return { frames: frames.slice(0, MOST_FRAMES), leftOut, results }
}

/** Bottom to top. What Glance laid out to compare frames is none of them. */
function topFrames(place: PageNode | SectionNode): SceneNode[] {
  return place.children.flatMap((child): SceneNode[] => {
    if (child.type !== 'SECTION') return child.type === 'FRAME' ? [child] : []
    return comparedFrames(child) === null ? topFrames(child) : []
  })
}

function resultOf(node: SceneNode): PageResult | null {
  const { id } = node
  const name = nameOf(node)
  const parsed = readRecord(node)
  if (parsed.state === 'none') return null
  if (parsed.state === 'broken') return { id, name, record: null }
  const { runId, finishedAt, medium, outOfDate, predictions, provider } = parsed.record
  return { id, name, record: { runId, finishedAt, outOfDate, medium, predictions, provider } }
}

function finished({ record }: PageResult): number {
  return record?.finishedAt ?? -Infinity
}
