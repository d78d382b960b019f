import type { BoardFact, BoardMark, BoardTone } from '../../../bridge'
import type { FramePictures, ReportFixes } from '../report'

/** A report before it takes a format: the board, the fixes, one table. Every string is plain text and may be hostile: writers escape it. */
export interface Outline {
  title: string
  /** Faults of all of it, such as that it is out of date. */
  warnings: string[]
  board: ReportBoard
  /** null where layers are not known. */
  fixes: FixList | null
  table: Table | null
  /** Small print, a line each: missing parts and why, and how the numbers were made. */
  notes: string[]
}

/** The first page: who wins or what is seen first, marked in the pictures. */
export interface ReportBoard {
  /** The verdict; `lead` is what else there is to say about it. */
  headline: string
  lead: string[]
  variants: ReportVariant[]
  callouts: { title: string; list: { label: string; sentence: string; tone: BoardTone }[] }
  scale: Legend | null
  legend: string[]
}

export interface ReportVariant {
  nodeId: string
  name: string
  /** Such as `Base`; empty for none. */
  badge: string
  /** Of the picture, px. */
  width: number
  height: number
  /** The part of its height that is shown, from its top. */
  shown: number
  /** Boxes are parts of the whole picture. */
  marks: { label: string; box: BoardMark['box']; tone: BoardTone }[]
  /** Where the pictures are read, likewise. */
  texts: readonly BoardMark['box'][]
  facts: readonly BoardFact[]
  pictures: FramePictures | null
}

export interface Legend {
  low: string
  high: string
  /** CSS colours, evenly spaced. */
  colours: readonly string[]
}

export interface FixList extends Pick<ReportFixes, 'list' | 'sentences'> {
  /** The frame that is changed; null where it is the only one. */
  about: string | null
  variant: ReportVariant
}

export interface Table {
  title: string
  caption: string
  columns: { name: string; align: 'start' | 'end' }[]
  rows: Row[]
}

export interface Row {
  cells: Cell[]
  /** True for the one that counts: the main action. */
  marked: boolean
}

export interface Cell {
  text: string
  /** Said after the text, such as a difference or “main action”. */
  note?: string | undefined
  /** Length of a bar beside the number, 0 to 1. */
  bar?: number | undefined
}
