import type { LayerNode, LayerShare, LayerShares, Reading, Veil } from '../../file'
import type { Seen } from '../../order/seen'

/** A map picture as it is in the file (PNG or JPEG), and the size in px of the picture it was made of. */
export interface MapPicture {
  bytes: Uint8Array
  width: number
  height: number
}

export interface LayersQuestion {
  nodes: readonly LayerNode[]
  /** Px of the exported picture that the nodes' matrices lead to. */
  picture: { width: number; height: number }
  /** That picture as a PNG, for measuring how layers look; null where it is not available. */
  png: Uint8Array | null
  /** null where the result has no such map. */
  attention: MapPicture | null
  perception: MapPicture | null
}

/** A box of the picture, in parts of it, that may be no layer's. */
export interface RegionQuestion {
  box: LayerShare['box']
  attention: MapPicture
  perception: MapPicture | null
}

/** Attention by layer without what ties it to a run and a frame. */
export type MeasuredLayers = Omit<LayerShares, 'version' | 'runId' | 'nodeId'>

export interface DifferenceQuestion {
  /** Attention maps; what is shown is `other` minus `base`. */
  base: MapPicture
  other: MapPicture
  /** What dims the design under the map; dark when left out. */
  veil?: Veil | undefined
}

export type MeasuredDifference =
  | {
      state: 'measured'
      /** At the size of `other`, transparent where nothing changed. */
      png: Uint8Array
      width: number
      height: number
      /** Part of all attention (0–1) that lies elsewhere: half the sum of absolute differences. */
      moved: number
      /** Deepest colour's difference, in shares per 1 % of the picture's area. */
      peak: number
      readings: { base: Reading; other: Reading }
    }
  /** The maps cannot be compared, and why, in a sentence for the designer. */
  | { state: 'incomparable'; code: 'unreadable_map' | 'different_shape'; message: string }

/** Pixel work on pictures, done in a Worker. Rejects when a picture cannot be decoded. */
export interface Measure {
  /** A small copy of an exported PNG, as a PNG in base64: a few kB, for an interface. */
  thumbnail: (png: Uint8Array) => Promise<string>
  /**
   * Whether a frame exported as `png` looks as it did when the thumbnail was made of an export at the same scale.
   * Renderers may differ a little; a word that was edited may not.
   */
  looksSame: (thumbnail: string, png: Uint8Array) => Promise<boolean>
  layers: (question: LayersQuestion) => Promise<MeasuredLayers>
  /** What lies in a box, whatever is drawn there; null where the attention map cannot be read. */
  region: (question: RegionQuestion) => Promise<Seen | null>
  difference: (question: DifferenceQuestion) => Promise<MeasuredDifference>
}
