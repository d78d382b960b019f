/** sRGB as `#C2410C`. */
export type Hex = string

/** What a candidate would do for the main action, as a designer would say it. */
export type CandidateKind =
  'recolour' | 'swap' | 'letters' | 'enlarge' | 'room' | 'order' | 'calm' | 'shrink' | 'hide'

/** One change to one layer: the same in the picture and in the document. Lengths are px of the design. */
export type Edit =
  /** All its fills become one colour, or none. `from` is what the picture shows there now; null where it shows its ground. */
  | { do: 'fill'; id: string; from: Hex | null; to: Hex | null }
  /** A text's fill, or the visible fills and strokes of a sign, become one colour. */
  | { do: 'letters'; id: string; from: Hex; to: Hex }
  /** All its strokes become one inside its edge, or none. */
  | { do: 'outline'; id: string; to: { colour: Hex; weight: number } | null }
  /** Scaled with all that is in it, about its centre where auto-layout does not place it. */
  | { do: 'scale'; id: string; by: number }
  /** Higher by so many px, about its centre where auto-layout does not place it; what is in it stays in its middle. */
  | { do: 'grow'; id: string; by: number }
  /** More space between what an auto-layout frame arranges. */
  | { do: 'space'; id: string; by: number }
  | { do: 'move'; id: string; x: number; y: number }
  /** In an auto-layout frame it comes right before another layer. */
  | { do: 'order'; id: string; before: string }
  | { do: 'hide'; id: string }

/** A change of a design that may help its main action: plain data, to be judged in its picture and made on a copy of it. */
export interface Candidate {
  kind: CandidateKind
  /** The layer that is changed: the main action, or what takes attention from it. */
  layerId: string
  /** The layer whose colour or place it takes; null where there is none. */
  likeId: string | null
  edits: readonly Edit[]
}
