import type { Area, Hotspot, LayerLook, Region } from '../../../src/perception'
import type { Measured } from '../../../src/engine/texts/measured'
import type { MeasuredLayer } from '../../../src/engine/texts/measured-layer'

/** Nine regions alike but for the changes, by place in the row-by-row list. */
export function regionsWith(changes: Record<number, Partial<Region>> = {}): Region[] {
  return Array.from({ length: 9 }, (_, i) => ({
    attention: 1 / 9,
    perception: 1 / 9,
    clutter: 0.4,
    ...changes[i]
  }))
}

/** An analysis in which nothing is clear or cluttered, and no layers are known; changes are laid over it. */
export function measured(changes: Partial<Measured> = {}): Measured {
  return {
    picture: { width: 900, height: 600 },
    hotspots: [spot(0.2, 100, 100), spot(0.15, 450, 300, 2)],
    clarity: 50,
    usual: null,
    tooLittle: null,
    regions: regionsWith(),
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
    isMainAction: false,
    ...changes
  }
}

export const control = (name: string, attention: number, changes = {}): MeasuredLayer =>
  layer(name, attention, { kind: 'control', area: 0.01, ...changes })

export const image = (name: string, attention: number, changes = {}): MeasuredLayer =>
  layer(name, attention, { kind: 'image', ...changes })

/** Looks of layers: with a fill, and without one. */
export const FILLED: LayerLook = { apart: 80 }
export const BARE: LayerLook = { apart: 3 }
