import type { SceneNode as GraphNode } from '@open-pencil/core'
import { CORE, type NodeCore, type NodeObject } from '../node-core'
import { expectNumber } from '../validation'

const SIDES = {
  strokeTopWeight: 'borderTopWeight',
  strokeRightWeight: 'borderRightWeight',
  strokeBottomWeight: 'borderBottomWeight',
  strokeLeftWeight: 'borderLeftWeight'
} as const satisfies Record<keyof IndividualStrokesMixin, keyof GraphNode>

type Side = keyof typeof SIDES

/** A stroke weight for each side of a rectangle or frame. */
export const individualStrokes = {
  get strokeTopWeight() {
    return weightOf(this[CORE], 'strokeTopWeight')
  },
  set strokeTopWeight(value: number) {
    setWeight(this[CORE], 'strokeTopWeight', value)
  },
  get strokeRightWeight() {
    return weightOf(this[CORE], 'strokeRightWeight')
  },
  set strokeRightWeight(value: number) {
    setWeight(this[CORE], 'strokeRightWeight', value)
  },
  get strokeBottomWeight() {
    return weightOf(this[CORE], 'strokeBottomWeight')
  },
  set strokeBottomWeight(value: number) {
    setWeight(this[CORE], 'strokeBottomWeight', value)
  },
  get strokeLeftWeight() {
    return weightOf(this[CORE], 'strokeLeftWeight')
  },
  set strokeLeftWeight(value: number) {
    setWeight(this[CORE], 'strokeLeftWeight', value)
  }
} satisfies IndividualStrokesMixin & ThisType<NodeObject>

function weightOf({ node }: NodeCore, side: Side): number {
  if (node.independentStrokeWeights) return node[SIDES[side]]
  const { weight } = (node.overrides.strokeForm as { weight?: number } | undefined) ?? {}
  return weight ?? node.strokes[0]?.weight ?? 1
}

/** The other sides keep what they had. */
function setWeight(core: NodeCore, side: Side, value: number): void {
  const weight = expectNumber(side, value, 0)
  const sides = Object.keys(SIDES) as Side[]
  const now = Object.fromEntries(sides.map((name) => [SIDES[name], weightOf(core, name)]))
  core.update({ ...now, [SIDES[side]]: weight, independentStrokeWeights: true })
}
