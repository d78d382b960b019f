import type { ComparedFrame, Comparison } from '../comparison'
import { layerChanges } from './layer-changes'

/** Parts of the picture: what lies off by less looks unmoved, and a text that says more grows by less. */
const MOVED = 0.02
/** Pictures that differ by less in shape are of one layout: sizes are whole px. */
const SAME_SHAPE = 0.01
/** A layer that is nobody's sight may come, go and move. */
const SEEN = 0.005

/**
 * Whether what people see of two frames lies where it lay: then their maps can be laid over each other. False
 * where layers were not measured.
 */
export function sameLayout(
  { frames, layers }: Pick<Comparison, 'frames' | 'layers'>,
  base: ComparedFrame,
  variant: ComparedFrame
): boolean {
  if (base.shares === null || variant.shares === null) return false
  const [one, other] = [base, variant].map(({ record }) => record.picture)
  if (one === undefined || other === undefined) return false
  const shape = (one.width * other.height) / (one.height * other.width)
  if (Math.abs(shape - 1) > SAME_SHAPE) return false
  return layerChanges(layers, frames.indexOf(base), frames.indexOf(variant))
    .filter(({ base: was, here }) => Math.max(was?.attention ?? 0, here?.attention ?? 0) > SEEN)
    .every(({ base: was, here }) => was !== null && here !== null && isNear(was.box, here.box))
}

function isNear(one: readonly number[], other: readonly number[]): boolean {
  return one.every((edge, at) => Math.abs(edge - (other[at] ?? Infinity)) < MOVED)
}
