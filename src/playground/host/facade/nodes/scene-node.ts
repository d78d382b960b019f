import { CORE, type NodeObject } from '../node-core'
import { expectBoolean } from '../validation'

/** What every layer has. */
export const sceneNode = {
  get visible() {
    return this[CORE].node.visible
  },
  set visible(visible: boolean) {
    this[CORE].update({ visible: expectBoolean('visible', visible) })
  },
  get locked() {
    return this[CORE].node.locked
  },
  set locked(locked: boolean) {
    this[CORE].update({ locked: expectBoolean('locked', locked) })
  }
} satisfies Pick<SceneNodeMixin, 'visible' | 'locked'> & ThisType<NodeObject>

/** Layers that hold others and can be folded in the layers list. */
export const container = {
  get expanded() {
    return this[CORE].node.expanded
  },
  set expanded(expanded: boolean) {
    this[CORE].update({ expanded: expectBoolean('expanded', expanded) })
  }
} satisfies ContainerMixin & ThisType<NodeObject>
