import type { TextKind } from '../../../bridge'

/** Everything Glance writes into a file lies under this namespace of shared plugin data. */
export const NAMESPACE = 'glance'

/** On an analysed frame: the record. */
export const RECORD_KEY = 'record'

/** On an analysed frame: the written texts, a key each because an entry is limited to 100 kB. */
export const TEXT_KEYS: Record<TextKind, string> = {
  summary: 'text.summary',
  recommendations: 'text.recommendations'
}

/** On an analysed frame: attention by layer of the run it was measured from. */
export const SHARES_KEY = 'layers'

/** On an analysed frame: the layer it should lead the eye to, as the designer marked it. */
export const PRIMARY_KEY = 'primary'

/** On an analysed frame: its runs. */
export const HISTORY_KEY = 'history'

/** On a frame: its ad visibility. */
export const AD_KEY = 'ad'

/** On a frame or the document: the brief's version here, its texts under keys that begin with it. */
export const BRIEF_KEY = 'brief'

/** On an overlay group: the id of the frame it lies over. */
export const FRAME_KEY = 'frame'

/** On an overlay group: where it lies, seen from its frame. */
export const OFFSET_KEY = 'offset'

/** On an overlay layer: the name of its map. */
export const MAP_KEY = 'map'

/** On a section: the frames that its comparison board compares. */
export const BOARD_KEY = 'board'

/** On the frame in such a section that holds what Glance laid out; anything else there is somebody's own. */
export const BOARD_CONTENT_KEY = 'board.content'

/** On the document: the random id that tells this file from others. */
export const FILE_KEY = 'file'

/** The relaunch buttons' commands, as package.json names them: for one frame and its page, and for several frames. */
export const RELAUNCH_COMMAND = 'results'
export const COMPARE_COMMAND = 'compare'
