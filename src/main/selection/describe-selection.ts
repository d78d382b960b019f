import type { FrameAround, SelectedNode, Selection } from '../../bridge'
import { comparedFrames } from '../compare/board'
import { boxOn } from '../figma/geometry/placement'
import { ancestorsOf, pageOf } from '../figma/nodes/find-node'
import { isShown, showsContents } from '../figma/nodes/shown'
import { createSlices } from '../figma/slices'
import { linkedFrameId, overlayGroupOf } from '../overlays/overlay-group'
import { readRecord } from '../result/kept'
import { findRecordsOn, recordText } from '../result/record'
import { isAnalysable, isDesign, nameOf, refusalOf } from './refusal'

/** A run of many frames must be possible; of a page's whole content, the rest is only counted. */
const MOST_NODES = 1000

/**
 * The selected layers of the current page. An overlay counts as the frame it lies over, a board as the
 * frames it compares, and a single layer inside an analysed frame may stand for that frame.
 */
export async function describeSelection(): Promise<Selection> {
  const page = figma.currentPage
  const { selection } = page
  const chosenFrom = choiceFor(selection)
  const slices = createSlices()
  const nodes = new Map<string, SelectedNode>()
  for (const selected of selection.slice(0, MOST_NODES)) {
    if (slices.due()) await slices.pause()
    if (selected.removed) continue
    const frames = await standsFor(selected, page)
    const alone = selection.length === 1 && frames.length === 1
    for (const node of frames) {
      if (node.removed || nodes.has(node.id)) continue
      nodes.set(node.id, alone ? describeAlone(node, chosenFrom) : describeNode(node))
    }
  }
  const [only, ...more] = nodes.values()
  shown = only?.analysed && more.length === 0 ? only.id : null
  return { nodes: [...nodes.values()], leftOut: Math.max(0, selection.length - MOST_NODES) }
}

/**
 * The layers that a selected one stands for: an overlay for the frame it lies over, a comparison board
 * for the frames it compares, any other layer for itself.
 */
async function standsFor(node: SceneNode, page: PageNode): Promise<SceneNode[]> {
  const group = overlayGroupOf(node)
  const overlaid = group === null ? null : linkedFrameId(group)
  const ids = overlaid === null ? (comparedFrames(node) ?? []) : [overlaid]
  const found = await Promise.all(ids.map((id) => figma.getNodeByIdAsync(id)))
  // On a duplicated page overlays and boards still name the frames of the page they were copied from.
  const frames = found.filter(
    (frame) => frame?.removed === false && pageOf(frame)?.id === page.id
  ) as SceneNode[]
  return frames.length > 0 ? frames : [node]
}

function describeNode(node: SceneNode): SelectedNode {
  return {
    id: node.id,
    name: nameOf(node),
    type: node.type,
    width: node.width,
    height: node.height,
    refusal: refusalOf(node),
    alternative: null,
    layer: null,
    analysed: isAnalysed(node)
  }
}

/**
 * A layer that is selected alone. One that was chosen from a frame's list of layers, one in the frame whose result is on
 * screen, and one that cannot be analysed by itself stand for the analysed frame around them, or below them; a lost overlay
 * and a layer with a result of its own never do, unless they were chosen from a list. A section is a shelf: its screens are
 * themselves.
 */
function describeAlone(node: SceneNode, chosenFrom: string | null): SelectedNode {
  const described = describeNode(node)
  const { analysed, refusal } = described
  const around = [...ancestorsOf(node).filter(isAnalysed), ...analysedBelow(node)]
  const standsAlone = analysed || refusal?.code === 'overlay_without_frame'
  const onScreen = standsAlone
    ? undefined
    : around.find(({ id, type }) => id === shown && (type !== 'SECTION' || refusal !== null))
  const nearest = standsAlone || refusal === null ? undefined : around[0]
  const frame = around.find(({ id }) => id === chosenFrom) ?? onScreen ?? nearest
  if (frame === undefined) return { ...described, alternative: frameAround(node, refusal !== null) }
  return {
    ...describeNode(frame),
    layer: { id: node.id, name: nameOf(node), box: boxIn(frame, node) }
  }
}

/** What designers draw over a frame to ask about a part of it; a slice changes no picture wherever it lies. */
const DRAWN: readonly NodeType[] = ['RECTANGLE', 'ELLIPSE', 'SLICE']

/** The analysed frames that a box on the page itself, or in a section, is drawn over, topmost first. */
function analysedBelow(node: SceneNode): SceneNode[] {
  const page = pageOf(node)
  const isLoose = ancestorsOf(node).every(({ type }) => type === 'SECTION')
  const drawn = node.absoluteBoundingBox
  if (page === null || drawn === null || !isLoose || !DRAWN.includes(node.type)) return []
  const [x, y] = [drawn.x + drawn.width / 2, drawn.y + drawn.height / 2]
  const isBelow = ({ absoluteBoundingBox: box, id }: SceneNode): boolean =>
    id !== node.id &&
    box !== null &&
    [x - box.x, y - box.y, box.x + box.width - x, box.y + box.height - y].every((in_) => in_ > 0)
  return findRecordsOn(page).filter(isBelow).reverse()
}

/** Where a layer lies in the picture that was analysed of a frame; null where it is hidden, or the frame has no result. */
function boxIn(frame: SceneNode, node: SceneNode): FrameAround['box'] {
  const parsed = readRecord(frame)
  if (parsed.state !== 'found' || !isShown(node) || !ancestorsOf(node).every(showsContents)) {
    return null
  }
  return boxOn(parsed.record.picture, frame, node)
}

function isAnalysed(node: SceneNode): boolean {
  return recordText(node) !== ''
}

/**
 * The frame that a layer is a part of: the outermost around it. A layer that is refused may have the nearest group or
 * section instead, where there is no frame.
 */
function frameAround(node: SceneNode, refused: boolean): FrameAround | null {
  const around = ancestorsOf(node).filter(isAnalysable)
  const frames = around.filter(isDesign).reverse()
  const frame = (refused ? [...frames, ...around] : frames).find((one) => refusalOf(one) === null)
  if (frame === undefined) return null
  const { id, width, height } = frame
  const box = boxIn(frame, node)
  return { id, name: nameOf(frame), width, height, analysed: isAnalysed(frame), box }
}

/** A layer that was selected from the list of an analysed frame's layers. */
interface ChosenLayer {
  /** The analysed frame. */
  nodeId: string
  layerId: string
}

let chosen: ChosenLayer | null = null

/** The analysed frame that the last selection stood for: its result is on screen. */
let shown: string | null = null

export function chooseLayer(choice: ChosenLayer | null): void {
  chosen = choice
}

/**
 * The frame whose list the selected layer was chosen from; null for one selected by hand. Any other
 * selection ends the choice, so that the same layer selected by hand later stands for itself.
 */
function choiceFor(selection: readonly { id: string }[]): string | null {
  const [only, ...more] = selection
  if (more.length > 0 || only?.id !== chosen?.layerId) chosen = null
  return chosen?.nodeId ?? null
}

/** Long enough to gather a drag's changes, too short to be noticed. */
const SETTLE_MS = 60

/**
 * Calls back with each change to the selection or to what is selected, once it has settled, and only when the panel would
 * see a difference. Call the returned function when something may have changed.
 */
export function watchSelection(
  tell: (selection: Selection) => void,
  failed: (error: unknown) => void
): () => void {
  let due = false
  let looks = 0
  let known = ''

  async function look(): Promise<void> {
    due = false
    looks += 1
    const thisLook = looks
    const selection = await describeSelection()
    const text = JSON.stringify(selection)
    // A later look has begun meanwhile: it knows better.
    if (thisLook !== looks || text === known) return
    known = text
    tell(selection)
  }

  function mayHaveChanged(): void {
    if (due) return
    due = true
    setTimeout(() => {
      look().catch(failed)
    }, SETTLE_MS)
  }

  figma.on('selectionchange', mayHaveChanged)
  return mayHaveChanged
}
