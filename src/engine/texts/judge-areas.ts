import type { LayerShare } from '../../file'
import { kindOfFound, PART_TYPE } from '../measure/found-kinds'
import { judgeLayers, type Judgement } from './judge-layers'
import type { Measured } from './measured'

/** Judges what was found in a picture whose layers are not known, as its layers are elsewhere. */
export function judgeAreas({ areas = [], medium = 'generic', picture }: Measured): Judgement {
  return judgeLayers({ medium, picture, layers: areaLayers(areas), marked: null, goal: '' })
}

/** Areas as layers, in their order. */
export function areaLayers(areas: NonNullable<Measured['areas']>): LayerShare[] {
  return areas.map(({ kind, label, ...area }) => {
    const found = kind === 'layer' ? 'place' : kind
    const known = { id: `${label}`, order: label, name: found, type: PART_TYPE }
    return { ...area, ...known, kind: kindOfFound[found], found, box: [...area.box] }
  })
}
