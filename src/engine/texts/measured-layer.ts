import type { FoundKind } from '../../file'
import type { LayerLook } from '../../perception'

/** One layer of the analysed design, as the caller measured it on the maps of this very analysis. */
export interface MeasuredLayer {
  /** The designer's own name for it. */
  name: string
  /** The text written on it, where that is not its name. */
  label?: string
  /** The nearest group around it with a real name, where others have its own name. */
  group?: string
  /** Its kind as found in the pixels of a picture; missing for layers. */
  found?: FoundKind
  kind: 'text' | 'image' | 'control' | 'icon' | 'shape' | 'group'
  /** Upright box of what is visible of it, as parts of the picture (0–1). */
  box: { x: number; y: number; width: number; height: number }
  /** Visible part of the picture's area, 0–1. */
  area: number
  /** Share of predicted attention, 0–1. */
  attention: number
  /** Share of first looks, 0–1. */
  perception: number
  /** Whether the designer marked it as the main action. */
  isMainAction: boolean
  /** How it looks in the picture, where that was measured. */
  look?: LayerLook
}
