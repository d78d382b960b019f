import { occupiedOn, spotBeside, spotWithin } from '../figma/canvas/free-space'
import type { Track } from '../figma/canvas/make-and-show'
import { copyTransform, invert, multiply, translation } from '../figma/geometry/transform'
import { childSpace, overlayParent } from '../figma/nodes/container'

/** Layers that can be copied without a trace in anybody's library: of a component an instance is detached. */
export type Copied = FrameNode | GroupNode | ComponentNode | InstanceNode

export function canBeCopied(node: SceneNode): node is Copied {
  return ['FRAME', 'GROUP', 'COMPONENT', 'INSTANCE'].includes(node.type)
}

/** A mode in which a frame's variables are shown, such as dark. */
export interface VariableMode {
  collection: VariableCollection
  modeId: string
}

/** The modes that a frame has of itself and of what is around it. */
export async function variableModesOf(frame: SceneNode): Promise<VariableMode[]> {
  const modes = await Promise.all(
    Object.entries(frame.resolvedVariableModes).map(async ([id, modeId]) => {
      const collection = await figma.variables.getVariableCollectionByIdAsync(id)
      return collection === null ? [] : [{ collection, modeId }]
    })
  )
  return modes.flat()
}

interface CopyOptions {
  name: string
  /** Notes the copy as soon as it is there. */
  track: Track
  modes: readonly VariableMode[]
  /** False where fonts are missing: then Figma puts no copy into a section. */
  intoSection: boolean
}

/**
 * A plain copy of a frame beside it in free space, in its section where that has room, else on its page; turned and in the
 * modes as it is, and ready for nobody yet.
 */
export function copyBeside(
  frame: Copied,
  page: PageNode,
  { name, track, modes, intoSection }: CopyOptions
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
  for (const { collection, modeId } of modes) {
    if (copy.resolvedVariableModes[collection.id] === modeId) continue
    copy.setExplicitVariableModeForCollection(collection, modeId)
  }
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
      ? spotWithin(within, occupiedOn(container, copy), box, box)
      : null
  if (inside !== null) container.appendChild(copy)
  const { x, y } = inside ?? spotBeside(occupiedOn(page, copy), box, box)
  const onPage = multiply(translation(x - box.x, y - box.y), copyTransform(frame.absoluteTransform))
  copy.relativeTransform = multiply(invert(childSpace(copy.parent ?? page)), onPage)
}
