/** One picture of an animation, as its file has it (PNG third edition, 11.3.6). */
export interface ApngFrame {
  /** The part of the canvas it covers, px. */
  x: number
  y: number
  width: number
  height: number
  /** How long it is shown; 0 where the file asks for “as short as possible”. */
  seconds: number
  /** What becomes of its part before the next one: left, cleared, or put back as it was. */
  dispose: 'none' | 'background' | 'previous'
  /** Whether it replaces what is there, or is laid over it. */
  blend: 'source' | 'over'
  /** Compressed pixels. */
  data: Uint8Array[]
}

/** An animated PNG, taken apart. At least one frame. */
export interface Apng {
  width: number
  height: number
  /** Body of the header chunk. */
  header: Uint8Array
  /** Palette, transparency and colour: whole chunks that every frame shares. */
  shared: Uint8Array[]
  frames: ApngFrame[]
}
