import { GlanceError } from '../../errors'
import { reasonOf, refusal } from './refusal'
import { words } from './words'

/** Layers that the running act, or the last one, has made. */
let made: SceneNode[] = []

/** Registers a new layer, to be removed if the running act fails, and returns it. */
export function track<N extends SceneNode>(node: N): N {
  made.push(node)
  return node
}

/**
 * Runs work that may fail half-way, and does not pause; on failure calls `takeBack` and removes the tracked layers. Throws
 * placing_failed where Figma refused something. `what`: what was to be placed, as a grammatical object in the current language.
 */
export function allOrNothing<T>(
  what: string,
  act: () => T,
  takeBack?: (made: readonly SceneNode[]) => void
): T {
  made = []
  try {
    return act()
  } catch (error) {
    takeBack?.(made)
    for (const node of made) if (!node.removed) node.remove()
    if (error instanceof GlanceError) throw error
    throw refusal('placing_failed', words().notPlaced(what, reasonOf(error)), 'maybe')
  }
}
