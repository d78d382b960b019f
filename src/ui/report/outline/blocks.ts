import type { MapName } from '../../../file'
import type { FramePictures, ReportText } from '../report'

/** A report before it takes a format. Every string is plain text and may be hostile: writers escape it. */
export interface Outline {
  title: string
  /** Facts under the title, such as the date. */
  facts: string[]
  blocks: Block[]
}

export type Block =
  | Section
  | { kind: 'notice'; title: string; sentences: string[] }
  | { kind: 'paragraph'; text: string; tone: 'lead' | 'plain' | 'note' }
  | { kind: 'list'; items: string[] }
  | { kind: 'scores'; scores: Score[] }
  | Table
  | Figures
  | { kind: 'written'; text: ReportText }

export interface Section {
  kind: 'section'
  title: string
  /** True when it begins a page of its own in print. */
  page: boolean
  blocks: Block[]
}

export interface Score {
  name: string
  /** 0 to 100. */
  value: number
  band: string
  meaning: string
}

export interface Table {
  kind: 'table'
  caption: string
  columns: { name: string; align: 'start' | 'end' }[]
  rows: Row[]
}

export interface Row {
  cells: Cell[]
  /** True when it is the one that counts: the main action, the winner. */
  marked: boolean
}

export interface Cell {
  text: string
  /** Said after the text, such as a difference or “main action”. */
  note?: string | undefined
  /** Length of a bar beside the number, 0 to 1. */
  bar?: number | undefined
}

/** Pictures of one or several frames, each of its own size. */
export interface Figures {
  kind: 'figures'
  figures: Figure[]
}

export interface Figure {
  title: string
  meaning: string
  /** Alt text. */
  alt: string
  /** Px; the shape is kept free before a picture is drawn. */
  width: number
  height: number
  /** Names the frame's picture within the report, so that it is embedded once. */
  frame: string
  pictures: FramePictures | null
  /** The map over the frame; null shows the frame alone. */
  map: MapName | null
  legend: Legend | null
}

export interface Legend {
  low: string
  high: string
  /** CSS colours, evenly spaced. */
  colours: readonly string[]
}

/** A part with a heading of its own. */
export function section(title: string, blocks: Block[]): Section {
  return { kind: 'section', title, page: false, blocks }
}

/** A sentence in small print, such as what is missing and why. */
export function note(text: string): Block {
  return { kind: 'paragraph', tone: 'note', text }
}

/** A verdict, and what else there is to say about it. */
export function sentences(lead: string, others: readonly string[]): Block[] {
  return [
    { kind: 'paragraph', tone: 'lead', text: lead },
    ...others.map((text): Block => ({ kind: 'paragraph', tone: 'plain', text }))
  ]
}
