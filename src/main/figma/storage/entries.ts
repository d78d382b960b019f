import { utf8Bytes } from './utf8'

/** Everything Glance writes into a file lies under this namespace of shared plugin data. */
export const NAMESPACE = 'glance'

/** The entries that Glance writes, by what they hold. */
export const KEYS = {
  /** On an analysed frame: the record. */
  record: 'record',
  /** On an analysed frame: the written texts, a key each because an entry is limited to 100 kB. */
  summary: 'text.summary',
  recommendations: 'text.recommendations',
  /** On an analysed frame: attention by layer of the run it was measured from. */
  shares: 'layers',
  /** On an analysed frame: the main action, as the designer marked it. */
  mainAction: 'primary',
  /** On an analysed frame: its runs. */
  history: 'history',
  /** On a copy on which a change is tried: what it was made for. */
  tried: 'tried',
  /** On a frame: its ad visibility. */
  ad: 'ad',
  /** On a frame or the document: the brief's version here, its texts under keys that begin with it. */
  brief: 'brief',
  /** On an overlay group: the id of the frame it lies over. */
  frame: 'frame',
  /** On an overlay group: where it lies, seen from its frame, so that it can follow. */
  offset: 'offset',
  /** On an overlay layer: the name of its map. */
  map: 'map',
  /** On a section: the frames that its comparison board compares. */
  board: 'board',
  /** On the frame in such a section that holds what Glance laid out; anything else there is the designer's own. */
  boardContent: 'board.content',
  /** On the document: a random id that distinguishes this file from others. */
  file: 'file'
} as const

/** Figma's limit for one entry of plugin data: namespace, key and value together, in bytes. */
const MAX_ENTRY_BYTES = 100_000
/** Kept free for the id in a key of the document: of layers in nested instances it names each of them. */
const ID_BYTES = 500

/** Whether a text is short enough for its entry. */
export function fitsEntry(key: string, text: string): boolean {
  return utf8Bytes(NAMESPACE + key + text) <= MAX_ENTRY_BYTES - ID_BYTES
}
