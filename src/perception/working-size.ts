/** Cells of the grid that everything is measured on and maps are given on: as many as a 256×192 picture has. */
export const GRID_AREA = 256 * 192
