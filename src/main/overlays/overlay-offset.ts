import * as v from 'valibot'
import { parseJson } from '../../interface'
import { invert, type Matrix, multiply, sameTransform } from '../figma/geometry/transform'
import { childSpace } from '../figma/nodes/container'
import { KEYS } from '../figma/storage/entries'
import { ownData } from '../figma/storage/plugin-data'
import { isMap } from './overlay-group'

/** Differences too small to see: far from the origin Figma keeps places to a few hundredths of a px. */
const AXES = 0.01
const PLACE_PX = 0.5

const row = v.strictTuple([v.number(), v.number(), v.number()])
const offsetSchema = v.strictTuple([row, row])

/** Lays an overlay over its frame again after the frame moved or turned. Sizes stay. */
export function followFrame(group: GroupNode, frame: SceneNode): void {
  const offset = readOffset(group)
  if (offset === null) return
  const onPage = multiply(frame.absoluteTransform, offset)
  const relative = multiply(invert(childSpace(group)), onPage)
  for (const layer of group.children) {
    if (!isMap(layer) || !('relativeTransform' in layer)) continue
    if (!sameTransform(layer.relativeTransform, relative, 1e-3)) {
      layer.relativeTransform = relative
    }
  }
}

/** Whether an overlay lies where it belongs, seen from a frame. */
export function liesOver(group: GroupNode, frame: SceneNode): boolean {
  const offset = readOffset(group)
  const layer = group.children.find(isMap)
  if (offset === null || layer === undefined || !('relativeTransform' in layer)) return false
  const onPage = multiply(childSpace(group), layer.relativeTransform)
  const seenFromFrame = multiply(invert(frame.absoluteTransform), onPage)
  return sameTransform(seenFromFrame, offset, AXES, PLACE_PX)
}

/** Whether it is known where an overlay belongs; else it stays where it is. */
export function hasOffset(group: GroupNode): boolean {
  return readOffset(group) !== null
}

/** null for a group whose offset is missing or broken. */
function readOffset(group: GroupNode): Matrix | null {
  try {
    return v.parse(offsetSchema, parseJson(ownData(group, KEYS.offset)))
  } catch {
    return null
  }
}
