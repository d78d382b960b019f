import type { Hotspot, Region } from '../../../src/perception'
import type { Measured } from '../../../src/service/texts/measured'
import type { MeasuredLayer } from '../../../src/service/texts/measured-layer'
import { type ComparedNumber, reference } from '../../../src/service/texts/reference'

export const REFERENCE = reference('generic')

const middle = (name: ComparedNumber): number => (REFERENCE[name].low + REFERENCE[name].high) / 2

const THIRDS = {
  top: middle('top'),
  middle: 0.5,
  bottom: middle('bottom'),
  left: middle('left'),
  centre: 0.5,
  right: middle('right')
}

/** Nine regions alike but for the changes, by place in the row-by-row list. */
export function regionsWith(changes: Record<number, Partial<Region>> = {}): Region[] {
  return Array.from({ length: 9 }, (_, i) => ({
    attention: 1 / 9,
    perception: 1 / 9,
    clutter: 0.4,
    ...changes[i]
  }))
}

/** An analysis in which nothing is unusual and nothing competes; changes are laid over it. */
export function measured(changes: Changes = {}): Measured {
  return {
    medium: 'generic',
    picture: { width: 900, height: 600 },
    hotspots: changes.hotspots ?? [spot(0.2, 100, 100), spot(0.15, 450, 300, 2)],
    clarity: changes.clarity ?? middle('clarity'),
    excitingness: changes.excitingness ?? middle('excitingness'),
    regions: changes.regions ?? regionsWith(),
    ...(changes.layers && { layers: changes.layers }),
    measures: {
      crowding: middle('crowding'),
      contourCount: 100,
      colourCount: middle('colourCount'),
      colourfulness: middle('colourfulness'),
      contrast: middle('contrast'),
      lightness: 60,
      attentionEntropy: 0.8,
      attentionSpread: 0.4,
      areaOfHalfAttention: middle('areaOfHalfAttention'),
      attentionByThirds: THIRDS,
      perceptionByThirds: THIRDS,
      dominantColours: [{ hex: '#1b1b3a', share: 0.42 }],
      ...changes.measures
    }
  }
}

interface Changes extends Partial<
  Pick<Measured, 'hotspots' | 'clarity' | 'excitingness' | 'regions' | 'layers'>
> {
  measures?: Partial<Measured['measures']>
}

export function spot(share: number, x: number, y: number, rank = 1): Hotspot {
  return { share, x, y, radius: 40, rank }
}

/** A text of a twentieth of the picture at the top left, which nobody marked; changes are laid over it. */
export function layer(
  name: string,
  attention: number,
  changes: Partial<MeasuredLayer> = {}
): MeasuredLayer {
  return {
    name,
    kind: 'text',
    box: { x: 0, y: 0, width: 0.25, height: 0.2 },
    area: 0.05,
    attention,
    perception: attention,
    isPrimary: false,
    ...changes
  }
}

export const USUAL_THIRDS = THIRDS
