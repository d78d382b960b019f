import type { Size } from '../filters/fit-area'
import type { Scene } from '../shares/scene'
import { isShown, visibleOwners } from '../shares/visible-shares'
import type { VisibleShares } from '../shares/visible-shares'
import type { Areas } from './areas'

/** Areas that are layers, and what each owner of their scene has, seen or not. */
export interface SceneAreas extends Areas {
  shares: VisibleShares
}

/** The visible layers of a design as areas. */
export function sceneAreas(
  scene: Scene,
  grid: Size,
  densities: { attention: Float32Array; perception: Float32Array }
): SceneAreas {
  const { labels, ...shares } = visibleOwners(scene, grid, densities)
  const all = shares.owners.flatMap((owner, label) => {
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
  return { width: grid.width, height: grid.height, labels, all, shares }
}
