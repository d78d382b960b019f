import { loadFontsIn } from '../figma/canvas/load-font'
import { occupiedOn, spotRightOf } from '../figma/canvas/free-space'
import { invert, multiply, translation } from '../figma/geometry/transform'
import { childSpace, overlayParent } from '../figma/nodes/container'
import { nodeRemoved, pageOf, seeHidden } from '../figma/nodes/find-node'
import { track } from '../figma/all-or-nothing'
import { clearResult, findRecordsOn } from '../result/record'

/** Layers that can be copied without a trace in a library: of a component, an instance is detached. */
type Copied = FrameNode | GroupNode | ComponentNode | InstanceNode

export function canBeCopied(node: SceneNode): node is Copied {
  return ['FRAME', 'GROUP', 'COMPONENT', 'INSTANCE'].includes(node.type)
}

/** A frame to copy, with what has to be loaded first. */
export interface Original {
  frame: Copied
  page: PageNode
  /** The ids of the modes in which its variables are shown, such as dark. */
  modes: readonly (readonly [VariableCollection, string])[]
  /** False where fonts are missing: then Figma puts no copy into a section. */
  intoSection: boolean
}

/** Reads what a copy of a frame needs. Throws node_removed. */
export async function prepareCopy(frame: Copied): Promise<Original> {
  const modes = await modesOf(frame)
  const isMoved =
    overlayParent(frame).container.type === 'SECTION' || pageOf(frame)?.id !== figma.currentPage.id
  const intoSection = isMoved && (await loadFontsIn(frame)).length === 0
  // All this takes a moment, in which anyone may delete it.
  const page = pageOf(frame)
  if (page === null || frame.removed) throw nodeRemoved()
  return { frame, page, modes, intoSection }
}

/** The modes that a frame has of itself and of what is around it. */
async function modesOf(frame: SceneNode): Promise<Original['modes']> {
  const modes = await Promise.all(
    Object.entries(frame.resolvedVariableModes).map(async ([id, modeId]) => {
      const collection = await figma.variables.getVariableCollectionByIdAsync(id)
      return collection === null ? [] : [[collection, modeId] as const]
    })
  )
  return modes.flat()
}

/**
 * Copies a frame beside itself, in a row with the copies before, in its section where that has room, else on its page;
 * turned as it is, in its modes, without its result and not marked as ready.
 */
export function copyBeside(
  { frame, page, modes, intoSection }: Original,
  name: string
): FrameNode | GroupNode {
  const copy = track(plainCopy(frame))
  if (copy.parent?.id !== page.id) page.appendChild(copy)
  copy.name = name
  copy.visible = true
  if ('devStatus' in copy && copy.devStatus !== null) copy.devStatus = null
  // In auto-layout it may have filled what was around it.
  if (copy.width !== frame.width || copy.height !== frame.height) {
    copy.resize(frame.width, frame.height)
  }
  place(copy, frame, page, intoSection)
  for (const [collection, modeId] of modes) {
    if (copy.resolvedVariableModes[collection.id] === modeId) continue
    copy.setExplicitVariableModeForCollection(collection, modeId)
  }
  for (const node of [copy, ...findRecordsOn(copy)]) clearResult(node)
  return copy
}

function plainCopy(frame: Copied): FrameNode | GroupNode {
  if (frame.type === 'COMPONENT') return frame.createInstance().detachInstance()
  const copy = frame.clone()
  return copy.type === 'INSTANCE' ? copy.detachInstance() : copy
}

function place(copy: SceneNode, frame: Copied, page: PageNode, intoSection: boolean): void {
  const box = frame.absoluteRenderBounds ?? frame.absoluteBoundingBox
  if (box === null) return
  const { container } = overlayParent(frame)
  const within = container.type === 'SECTION' ? container.absoluteBoundingBox : null
  const inside =
    container.type === 'SECTION' && within !== null && intoSection
      ? spotRightOf(occupiedOn(container, copy), box, within)
      : null
  if (inside !== null) container.appendChild(copy)
  const { x, y } = inside ?? spotRightOf(occupiedOn(page, copy), box)!
  const onPage = multiply(translation(x - box.x, y - box.y), frame.absoluteTransform)
  copy.relativeTransform = multiply(invert(childSpace(copy.parent ?? page)), onPage)
}

/**
 * Returns a function that finds a layer of a frame in its copy, by its place: ids differ. Both are read with their hidden
 * layers, which Figma skips in an instance, but not in its detached copy.
 */
export function counterparts(frame: SceneNode, copy: SceneNode): (layer: SceneNode) => SceneNode {
  const find = (layer: SceneNode): SceneNode => {
    if (layer.id === frame.id) return copy
    const parent = layer.parent as SceneNode & ChildrenMixin
    const place = parent.children.findIndex(({ id }) => id === layer.id)
    return (find(parent) as SceneNode & ChildrenMixin).children[place]!
  }
  return (layer) => {
    const skipAgain = seeHidden()
    try {
      return find(layer)
    } finally {
      skipAgain()
    }
  }
}
