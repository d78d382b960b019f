import type { Area, Hotspot } from '../../../src/perception'
import type { Measured } from '../../../src/engine/texts/measured'
import { judgeLayers, type Judgement } from '../../../src/engine/texts/judge-layers'
import type { LayerShare } from '../../../src/file'
import { layerShare } from '../../ui/support/layer-shares'

/** Clutter of nine regions, alike but for the changes, by place in the row-by-row list. */
export function clutterWith(changes: Record<number, number> = {}): number[] {
  return Array.from({ length: 9 }, (_, i) => changes[i] ?? 0.4)
}

const PICTURE = { width: 900, height: 600 }

/** An analysis in which nothing is clear or cluttered; changes are laid over it. */
export function measured(changes: Partial<Measured> = {}): Measured {
  return {
    picture: PICTURE,
    hotspots: [spot(0.2, 100, 100), spot(0.15, 450, 300, 2)],
    clarity: 50,
    usual: null,
    tooLittle: null,
    clutter: clutterWith(),
    ...changes
  }
}

export function spot(share: number, x: number, y: number, rank = 1): Hotspot {
  return { share, x, y, radius: 40, rank }
}

/** What was found in the picture's pixels: a twentieth of it, in a region of a three by three grid by its number. */
export function area(kind: Area['kind'], region: number, perception: number): Area {
  const box = [(region % 3) / 3, Math.floor(region / 3) / 3, 0.2, 0.2] as const
  return { kind, label: region, box, area: 0.05, attention: perception, perception }
}

/** A text of a twentieth of the picture at the top left, with its name as its id; changes are laid over it. */
export function layer(
  name: string,
  attention: number,
  changes: Partial<LayerShare> = {}
): LayerShare {
  const box: LayerShare['box'] = [0, 0, 0.25, 0.2]
  return layerShare({
    id: name,
    name,
    box,
    area: 0.05,
    attention,
    perception: attention,
    ...changes
  })
}

export const control = (name: string, attention: number, changes = {}): LayerShare =>
  layer(name, attention, { kind: 'control', area: 0.01, ...changes })

export const image = (name: string, attention: number, changes = {}): LayerShare =>
  layer(name, attention, { kind: 'image', ...changes })

/** How layers of the picture of `measured` fare. `marked`: the name of the one that the designer marked. */
export function judged(
  layers: readonly LayerShare[],
  { goal = '', marked = null }: { goal?: string; marked?: string | null } = {}
): Judgement {
  return judgeLayers({ medium: 'generic', picture: PICTURE, layers, marked, goal })
}

/** Looks of layers: with a fill, and without one. */
export const FILLED: NonNullable<LayerShare['look']> = { apart: 80, chroma: 0 }
export const BARE: NonNullable<LayerShare['look']> = { apart: 3, chroma: 0 }
