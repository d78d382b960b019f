import type { LookDensities } from '../attention/attend'
import { scrimIn } from '../attention/under-scrim'
import type { Perception } from '../perception'
import { findFaces } from '../faces/find-faces'
import type { Network } from '../faces/network'
import type { LayerHint } from '../see/layer-hint'
import type { Pixels } from '../../images/pixels'
import { colourEdges } from '../see/sobel'
import { preparePicture } from '../see/prepare-picture'
import { onSize } from '../see/box'
import type { Steps } from '../see/steps'
import { findThings } from '../see/find-things'
import { flatZones } from '../pop-out/flat-zones'
import { findStandOuts } from '../pop-out/pop-out'
import { textBoxes, textLines } from '../see/text-lines'
import { findAreas, type SeenThings } from './find-areas'
import type { Area, Areas } from './areas'
import type { Size } from '../see/size'
import { boxOutline, type Scene } from './scene'
import { isShown, visibleShares, type VisibleShares } from './visible-shares'

interface Known extends Pick<SeenThings, 'attention'> {
  hints: readonly LayerHint[] | null
  /** The face detector; null where it is missing. */
  faces: Network | null
}

/** Finds areas, lines of text and a scrim in a picture that was analysed elsewhere, as an analysis here would. */
export function* seeAreas(
  pixels: Pixels,
  { attention, faces: network, hints }: Known
): Steps<Pick<Perception, 'found' | 'texts' | 'scrim'>> {
  const prepared = yield* preparePicture(pixels)
  const lines = yield* textLines(prepared.fine)
  const things = yield* findThings(colourEdges(prepared.lab), lines, prepared.fine)
  const faces = network ? yield* findFaces(pixels, prepared, hints, network) : []
  const zones = yield* flatZones(prepared.fineLab)
  const { lab, fine, picture } = prepared
  const standOuts = findStandOuts(zones, prepared).map(({ box, strength }) => ({
    box: onSize(box, lab.l, attention),
    strength
  }))
  return {
    found: findAreas({ pixels, things, lines, zones, fine, standOuts, faces, attention }),
    texts: textBoxes(lines, fine, picture),
    scrim: scrimIn(zones, fine, picture)
  }
}

/** Areas that are layers, and what each owner of their scene has, seen or not. */
interface SceneAreas extends Areas {
  shares: VisibleShares
}

/** The visible layers of a design as areas; `kindOf` says what its owners are. */
export function sceneAreas(
  scene: Scene,
  grid: Size,
  densities: LookDensities,
  kindOf: (owner: number) => Area['kind'] = () => 'layer'
): SceneAreas {
  const { labels, ...shares } = visibleShares(scene, grid, densities)
  const all = shares.owners.flatMap((owner, label) => {
    const { area, attention, perception, box } = owner
    if (box === null || !isShown(owner)) return []
    return {
      kind: kindOf(label),
      label,
      box,
      area,
      attention: attention ?? 0,
      perception: perception ?? 0
    }
  })
  return { width: grid.width, height: grid.height, labels, all, shares }
}

/** Boxes that were found in a picture as areas; later ones lie on earlier ones. */
export function foundAreas(
  found: readonly Pick<Area, 'kind' | 'box'>[],
  grid: Size,
  densities: LookDensities
): SceneAreas {
  const shapes = found.map(({ box: [x, y, width, height] }, owner) => {
    return { owner, outline: boxOutline([1, 0, 0, 1, x, y], width, height), cover: 1, clip: -1 }
  })
  const scene = { width: 1, height: 1, shapes, clips: [], owners: found.length }
  return sceneAreas(scene, grid, densities, (owner) => found[owner]!.kind)
}
