import type { Track } from '../../figma/canvas/make-and-show'
import type { BoardFonts } from './board-fonts'

/** What every part of a board is made with. */
export interface BoardKit {
  track: Track
  /** null where no font can be loaded: then nothing is written. */
  fonts: BoardFonts | null
  /** Size of running text in canvas px. */
  unit: number
}
