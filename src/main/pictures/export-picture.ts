import type { ExportedPicture } from '../../bridge'
import { GlanceError } from '../../errors'
import { shownName } from '../../file'
import { type Attempt, MOST_ATTEMPTS, planAfter, startScale } from '../../images/plan-scale'
import { Turns } from '../../waiting/turns'
import { words } from './words'
import { pngSize } from '../figma/images'
import { canEdit } from '../figma/nodes/can-edit'
import { findNode, nodeRemoved } from '../figma/nodes/find-node'
import { beginUndoStep, makingStep, noteOwnWrite } from '../figma/undo'
import { overlayGroupsOn } from '../overlays/overlay-group'
import { reasonOf, refusal } from '../figma/refusal'
import { drawnSize, refusalOf } from '../selection/refusal'
import { forgetHidden, keepHidden, noteHidden } from './left-hidden'

/** Figma renders in one thread: exports side by side are no faster and hold more memory. */
const turns = new Turns()

/**
 * A PNG of a node within 40–2000 px a side and 5 MB, with its size as its header says. `scale` is
 * tried first: it repeats an earlier export as long as the picture still fits. Overlays that lie inside an exported
 * section are hidden meanwhile, in the undo step of what is then placed.
 */
export function exportPicture(nodeId: string, scale?: number): Promise<ExportedPicture> {
  return exportNode(nodeId, scale, withoutOverlays)
}

/** Exports without writing, for exports the user did not request. Throws overlays_inside where a write is needed. */
export function lookAt(nodeId: string, scale?: number): Promise<ExportedPicture> {
  return exportNode(nodeId, scale, (node, work) => {
    if (overlaysShownIn(node).length === 0) return work()
    throw refusal('overlays_inside', words().overlaysInside)
  })
}

type Around = (node: SceneNode, work: () => Promise<Picture>) => Promise<Picture>

function exportNode(
  nodeId: string,
  scale: number | undefined,
  around: Around
): Promise<ExportedPicture> {
  return turns.take(async () => {
    const node = await findNode(nodeId)
    const refused = refusalOf(node)
    if (refused !== null) throw new GlanceError(refused)
    const picture = await around(node, () => exportToFit(node, startScale(drawnSize(node), scale)))
    return { ...picture, title: pictureTitle(node.name) }
  })
}

type Picture = Omit<ExportedPicture, 'title'>

async function exportToFit(node: SceneNode, firstTry: number): Promise<Picture> {
  let scale = firstTry
  for (let tries = 0; tries < MOST_ATTEMPTS; tries += 1) {
    const picture = await exportAt(node, scale)
    const attempt: Attempt = { ...picture, bytes: picture.png.length }
    const plan = planAfter(attempt)
    if (plan.state === 'fits') return picture
    if (plan.state === 'impossible' && plan.why === 'ratio') {
      throw refusal('layer_too_narrow', words().tooNarrow)
    }
    if (plan.state === 'impossible') break
    scale = plan.scale
  }
  throw refusal('picture_too_large', words().tooDetailed)
}

async function exportAt(node: SceneNode, scale: number): Promise<Picture> {
  const png = await node
    .exportAsync({
      format: 'PNG',
      constraint: { type: 'SCALE', value: scale },
      // The same colours whatever profile the document has: what people see differs by screen, numbers must not.
      colorProfile: 'SRGB'
    })
    .catch((error: unknown) => {
      throw node.removed ? nodeRemoved() : exportFailed(error)
    })
  if (node.removed) throw nodeRemoved()
  const size = pngSize(png)
  if (size === null) throw exportFailed(words().noPng)
  return { png, ...size, scale }
}

function exportFailed(error: unknown) {
  return refusal('export_failed', words().failed(reasonOf(error)))
}

/** Visible overlays that lie inside a section. Any other kind of layer has none inside. */
function overlaysShownIn(node: SceneNode): GroupNode[] {
  return node.type === 'SECTION' ? overlayGroupsOn(node).filter(({ visible }) => visible) : []
}

/** Hides overlays inside, and shows them again even if the plugin is closed meanwhile. */
async function withoutOverlays<T>(node: SceneNode, work: () => Promise<T>): Promise<T> {
  const shown = overlaysShownIn(node)
  if (shown.length === 0 || !canEdit()) return work()
  const showAgain = (): void => {
    noteOwnWrite()
    for (const group of shown) if (!group.removed) group.visible = true
  }
  await noteHidden(shown)
  figma.on('close', showAgain)
  try {
    beginUndoStep(makingStep(node.id))
    keepHidden()
    for (const group of shown) if (!group.removed) group.visible = false
    return await work()
  } finally {
    figma.off('close', showAgain)
    showAgain()
    void forgetHidden()
  }
}

/** A layer's name as the title of its picture, which must not be empty. */
export function pictureTitle(name: string): string {
  return shownName(name) || words().untitled
}
