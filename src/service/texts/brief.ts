/** What the designer said about the picture, in the metadata's own words. */
export interface Brief {
  /** What the creative, page or screen is. */
  description?: string
  /** The outcome the design should support. */
  goal?: string
}
