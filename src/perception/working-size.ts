/** Pixels of the picture that everything is measured on: as many as a 512×384 picture has. */
export const WORKING_AREA = 512 * 384

/** Cells of the grid that densities and maps are given on. */
export const GRID_AREA = 256 * 192
