import type { SelectedNode } from '../../bridge'
import { ancestorsOf } from '../figma/nodes/ancestors'
import { recordText } from '../result/record-store'
import { factsOf, isAnalysable } from './node-facts'
import { refusalOf } from './refusal'

export function describeNode(node: SceneNode): SelectedNode {
  const refusal = refusalOf(factsOf(node))
  return {
    id: node.id,
    name: node.name,
    type: node.type,
    width: node.width,
    height: node.height,
    refusal,
    alternative: refusal === null ? null : alternativeTo(node),
    layer: null,
    analysed: isAnalysed(node)
  }
}

/**
 * A layer that is selected alone. One that was chosen from a frame's list of layers, and one that cannot
 * be analysed by itself, stand for the analysed frame around them; a lost overlay never does.
 */
export function describeAlone(node: SceneNode, chosenFrom: string | null): SelectedNode {
  const described = describeNode(node)
  const around = ancestorsOf(node).filter(isAnalysed)
  const frame =
    around.find(({ id }) => id === chosenFrom) ?? (mayStandIn(described) ? around[0] : undefined)
  if (frame === undefined) return described
  return { ...describeNode(frame), layer: { id: node.id, name: node.name } }
}

function mayStandIn({ refusal, analysed }: SelectedNode): boolean {
  return refusal !== null && refusal.code !== 'overlay_without_frame' && !analysed
}

function isAnalysed(node: SceneNode): boolean {
  return recordText(node) !== ''
}

/** The nearest layer around a refused one that can be analysed. */
function alternativeTo(node: SceneNode): SelectedNode['alternative'] {
  const found = ancestorsOf(node).find(
    (ancestor) => isAnalysable(ancestor) && refusalOf(factsOf(ancestor)) === null
  )
  return found === undefined ? null : { id: found.id, name: found.name }
}
