/** A colour that fills a notable part of the picture: of one hue, lightness and strength to the eye. */
export interface DominantColour {
  /** CSS hex, such as `#1f6feb`. */
  hex: string
  /** Part of the picture's pixels, 0–1, that is within 3 CIELAB units of it. */
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
  /** About the part of the picture that is crowded with edges, 0–1. */
  crowding: number
  /** How many separate contours there are: about how many things and letters stand out. */
  contourCount: number
  /** How many different colours there are, from 1; shades of one colour count once, rare ones in part. */
  colourCount: number
  /** Hasler and Süsstrunk's M3: 0 for grey, about 100 for extremely colourful. */
  colourfulness: number
  /** Standard deviation of CIELAB lightness, 0–50. */
  contrast: number
  /** Mean CIELAB lightness, 0–100. */
  lightness: number
  /** Entropy of the attention density over that of an even one: 0 one point, 1 everywhere alike. */
  attentionEntropy: number
  /** Root mean square distance from the attention's centre, over the picture's half diagonal. */
  attentionSpread: number
  /** Smallest part of the picture, 0–1, that holds half of the attention. */
  areaOfHalfAttention: number
  /** Where attention falls in the frame. */
  attentionByThirds: Thirds
  /** Where the first looks fall in the frame. */
  perceptionByThirds: Thirds
  /** Up to five colours, largest first. */
  dominantColours: DominantColour[]
}
