import type { Track } from '../../figma/canvas/make-and-show'
import type { BoardFonts } from './board-fonts'

/** What every part of a board is made with. */
export interface BoardKit {
  track: Track
  /** null where no font can be loaded: then nothing is written. */
  fonts: BoardFonts | null
}

/** A slide's width, and what its edges keep free. All in canvas px, on a grid of 8. */
export const GRID = 8
export const BOARD_WIDTH = 1920
export const PADDING = 64
export const COLUMN_GAP = 32
export const ROW_GAP = 48

/** The largest length on the grid that is no longer. */
export function onGrid(length: number): number {
  return Math.floor(length / GRID) * GRID
}
