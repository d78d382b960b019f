import type { Size } from '../filters/fit-area'
import { boxOutline } from '../shares/outline'
import type { Scene, Shape } from '../shares/scene'
import { isShown, visibleOwners } from '../shares/visible-shares'
import type { VisibleShares } from '../shares/visible-shares'
import type { Areas } from './areas'
import type { FoundArea } from './found-area'

/** Areas that are layers, and what each owner of their scene has, seen or not. */
export interface SceneAreas extends Areas {
  shares: VisibleShares
}

/** What was found in a picture as areas: each has what lies on it and right beside it, but for what lies over it. */
export function foundAreas(
  found: readonly FoundArea[],
  picture: Size,
  grid: Size,
  densities: { attention: Float32Array; perception: Float32Array }
): Areas {
  const shapes = found.map(({ box: [x, y, width, height] }, owner): Shape => {
    const place = [1, 0, 0, 1, x * picture.width, y * picture.height] as const
    const outline = boxOutline(place, width * picture.width, height * picture.height)
    return { owner, outline, cover: 1, clip: -1 }
  })
  const scene = { ...picture, shapes, clips: [], owners: found.length }
  const { all, ...areas } = sceneAreas(scene, grid, densities)
  return { ...areas, all: all.map((area) => ({ ...area, kind: found[area.label]!.kind })) }
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
