/** A colour that fills a notable part of the picture. */
export interface DominantColour {
  /** CSS hex, such as `#1f6feb`. */
  hex: string
  /** Part of the picture, 0–1. */
  share: number
}

/** Attention share (0–1) of the left, middle and right third, and of the top, middle and bottom third. */
export interface Thirds {
  left: number
  centre: number
  right: number
  top: number
  middle: number
  bottom: number
}

/** The named numbers that a written summary may quote. */
export interface Measures {
  /** Part of the pixels that lie on an edge, 0–1. */
  edgeDensity: number
  /** Local variety of colour, in CIELAB units (Rosenholtz 2007). */
  colourCongestion: number
  /** Local variety of edge directions, in CIELAB lightness units (Rosenholtz 2007). */
  orientationCongestion: number
  /** Mean entropy of the wavelet subbands, in bits per coefficient (Rosenholtz 2007). */
  subbandEntropy: number
  /** Hasler and Süsstrunk's M3: 0 for grey, about 100 for extremely colourful. */
  colourfulness: number
  /** Standard deviation of CIELAB lightness, 0–50. */
  contrast: number
  /** Mean CIELAB lightness, 0–100. */
  lightness: number
  /** Mean HSV saturation, 0–1. */
  saturation: number
  /** Entropy of the attention density over that of an even one: 0 one point, 1 everywhere alike. */
  attentionEntropy: number
  /** Root mean square distance from the attention's centre, over the picture's half diagonal. */
  attentionSpread: number
  /** Smallest part of the picture, 0–1, that holds half of the attention. */
  areaOfHalfAttention: number
  /** Where attention falls in the frame. */
  attentionByThirds: Thirds
  /** Where the first views fall in the frame. */
  perceptionByThirds: Thirds
  /** Up to five colours, largest first. */
  dominantColours: DominantColour[]
}
