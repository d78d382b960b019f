/** Cells of the grid that maps are given on, and most is measured on: as many as a 256×192 picture has. */
export const GRID_AREA = 256 * 192

/** Cells of the finer grid that lines of text and faces are found on. */
export const FINE_AREA = 512 * 384

/** Cells of the coarser grid that features of attention are given on. */
export const FEATURE_AREA = 128 * 96
