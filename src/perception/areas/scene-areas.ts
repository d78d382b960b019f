import type { Size } from '../filters/fit-area'
import type { Scene } from '../shares/scene'
import { isShown, visibleOwners } from '../shares/visible-shares'
import type { Areas } from './areas'

/** The visible layers of a design as areas, with the same shares as `visibleShares` gives them. */
export function sceneAreas(
  scene: Scene,
  grid: Size,
  densities: { attention: Float32Array; perception: Float32Array }
): Areas {
  const { owners, labels } = visibleOwners(scene, grid, densities)
  const all = owners.flatMap((owner, label) => {
    const { area, attention, perception, box } = owner
    if (box === null || !isShown(owner)) return []
    return {
      kind: 'layer' as const,
      label,
      box,
      area,
      attention: attention ?? 0,
      perception: perception ?? 0
    }
  })
  return { width: grid.width, height: grid.height, labels, all }
}
