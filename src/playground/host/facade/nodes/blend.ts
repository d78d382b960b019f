import { fromEffects, toEffects } from '../effects'
import { BLEND_MODES } from '../paints'
import { CORE, type NodeObject } from '../node-core'
import { expectBoolean, expectNumber, expectOneOf } from '../validation'

export const blend = {
  get opacity() {
    return this[CORE].node.opacity
  },
  set opacity(opacity: number) {
    this[CORE].update({ opacity: expectNumber('opacity', opacity, 0, 1) })
  },
  get blendMode(): BlendMode {
    return this[CORE].node.blendMode
  },
  set blendMode(mode: BlendMode) {
    const blendMode = expectOneOf('blendMode', mode, BLEND_MODES)
    this[CORE].update({ blendMode })
  },
  get isMask() {
    return this[CORE].node.isMask
  },
  set isMask(isMask: boolean) {
    this[CORE].update({ isMask: expectBoolean('isMask', isMask) })
  },
  get effects(): readonly Effect[] {
    return fromEffects(this[CORE].node.effects)
  },
  set effects(effects: readonly Effect[]) {
    this[CORE].update({ effects: toEffects(effects) })
  }
} satisfies Pick<BlendMixin, 'opacity' | 'blendMode' | 'isMask' | 'effects'> & ThisType<NodeObject>
