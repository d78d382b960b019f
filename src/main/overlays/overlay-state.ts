import type { OverlayState } from '../../bridge'
import { MAP_NAMES, type MapName } from '../../file'
import { MAP_KEY, NAMESPACE } from '../figma/storage/keys'

/** The map a layer of an overlay group shows; null when it is none of ours. */
export function mapOf(layer: SceneNode): MapName | null {
  const name = layer.getSharedPluginData(NAMESPACE, MAP_KEY)
  return MAP_NAMES.find((map) => map === name) ?? null
}

export function overlayState(group: GroupNode): OverlayState {
  const shown = group.children.find((layer) => layer.visible && mapOf(layer) !== null)
  return {
    visible: group.visible,
    map: shown === undefined ? null : mapOf(shown),
    opacity: group.opacity
  }
}
