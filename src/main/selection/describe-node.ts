import type { FrameAround, SelectedNode } from '../../bridge'
import { shownName } from '../../file'
import { ancestorsOf } from '../figma/nodes/ancestors'
import { recordText } from '../result/record-store'
import { factsOf, isAnalysable, isDesign } from './node-facts'
import { refusalOf } from './refusal'

export function describeNode(node: SceneNode): SelectedNode {
  return {
    id: node.id,
    name: shownName(node.name),
    type: node.type,
    width: node.width,
    height: node.height,
    refusal: refusalOf(factsOf(node)),
    alternative: null,
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
  if (frame === undefined) {
    return { ...described, alternative: frameAround(node, described.refusal !== null) }
  }
  return { ...describeNode(frame), layer: { id: node.id, name: shownName(node.name) } }
}

function mayStandIn({ refusal, analysed }: SelectedNode): boolean {
  return refusal !== null && refusal.code !== 'overlay_without_frame' && !analysed
}

function isAnalysed(node: SceneNode): boolean {
  return recordText(node) !== ''
}

/**
 * The frame that a layer is a part of: the outermost around it. A layer that is refused may have the nearest group or
 * section instead, where there is no frame.
 */
function frameAround(node: SceneNode, refused: boolean): FrameAround | null {
  const around = ancestorsOf(node).filter(isAnalysable)
  const frames = around.filter(isDesign).reverse()
  const frame = (refused ? [...frames, ...around] : frames).find(
    (one) => refusalOf(factsOf(one)) === null
  )
  if (frame === undefined) return null
  const { id, name, width, height } = frame
  return { id, name: shownName(name), width, height, analysed: isAnalysed(frame) }
}
