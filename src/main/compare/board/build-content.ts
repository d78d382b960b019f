import type { NewBoard } from '../../../bridge'
import type { Track } from '../../figma/canvas/make-and-show'
import { addStack } from './add-stack'
import { addText } from './add-text'
import { BLUE, GREY, LINE, ORANGE, WHITE } from './board-colours'
import type { BoardFonts } from './board-fonts'
import type { BoardKit } from './board-kit'
import { markContent } from './board-link'
import { buildColumn, type Column } from './build-column'
import { SIGNS } from './delta-text'
import { type BoardPlan, COLUMN_GAP, planBoard } from './plan-board'
import { planFacts } from './plan-facts'

/** In units. */
const PADDING = 5
/** Longer lines are hard to read. In units, for text of one unit. */
const LINE_LENGTH = 56

/** Everything on the board, as one auto-layout frame. */
export function buildContent(board: NewBoard, fonts: BoardFonts | null, track: Track): FrameNode {
  const plan = planBoard(board.variants)
  const kit: BoardKit = { track, fonts, unit: plan.unit }
  const content = addStack(kit, null, {
    name: board.title,
    axis: 'VERTICAL',
    gap: 4,
    padding: PADDING,
    width: plan.width + 2 * PADDING * plan.unit
  })
  content.fills = [WHITE]
  markContent(content)
  addHeader(kit, content, board)
  addVariants(kit, content, board, plan)
  addFooter(kit, content, board)
  return content
}

function addHeader(kit: BoardKit, content: FrameNode, board: NewBoard): void {
  if (kit.fonts === null) return
  const header = addStack(kit, content, {
    name: 'Header',
    axis: 'VERTICAL',
    gap: 1,
    width: 'FILL'
  })
  const size = verdictSize(board.verdict)
  addText(kit, header, board.title, {
    name: 'Title',
    weight: 'Medium',
    size: 1.3,
    colour: GREY,
    width: 'FILL'
  })
  addText(kit, header, board.verdict, {
    name: 'Verdict',
    weight: 'Bold',
    size,
    width: 'FILL',
    maxWidth: 34 * size
  })
  for (const sentence of board.details) {
    addText(kit, header, sentence, {
      name: 'Detail',
      weight: 'Regular',
      size: 1.2,
      width: 'FILL',
      maxWidth: LINE_LENGTH * 1.2
    })
  }
}

/** The largest text at any length, and still no wall of letters. */
function verdictSize({ length }: string): number {
  if (length <= 90) return 3.2
  return length <= 180 ? 2.6 : 2
}

/** Columns are finished before they join the rest, so that Figma lays each out once. */
function addVariants(kit: BoardKit, content: FrameNode, board: NewBoard, plan: BoardPlan): void {
  const narrowest = Math.min(...plan.rows.flat().map(({ width }) => width))
  const facts = planFacts(board.variants, narrowest, plan.unit)
  const rows = plan.rows.map((columns) => {
    const made = columns.map((column) => buildColumn(kit, column, facts))
    alignRows(made)
    return made.map(({ frame }) => frame)
  })
  const look = { gap: COLUMN_GAP, width: 'HUG' } as const
  const variants = addStack(kit, content, { ...look, name: 'Variants', axis: 'VERTICAL' })
  for (const columns of rows) {
    const row = addStack(kit, variants, { ...look, name: 'Row', axis: 'HORIZONTAL' })
    for (const column of columns) row.appendChild(column)
  }
}

function addFooter(kit: BoardKit, content: FrameNode, board: NewBoard): void {
  if (kit.fonts === null) return
  const footer = addStack(kit, content, {
    name: 'Footer',
    axis: 'VERTICAL',
    gap: 0.6,
    width: 'FILL'
  })
  footer.paddingTop = 1.25 * kit.unit
  footer.strokes = [LINE]
  footer.strokeWeight = 0
  footer.strokeTopWeight = Math.max(1, kit.unit / 14)
  addLegend(kit, footer, board)
  addText(kit, footer, board.footnote, {
    name: 'Footnote',
    weight: 'Regular',
    size: 0.9,
    colour: GREY,
    width: 'FILL',
    maxWidth: LINE_LENGTH
  })
}

/** What the signs before differences mean, where there are any. */
function addLegend(kit: BoardKit, footer: FrameNode, { variants }: NewBoard): void {
  const deltas = variants.flatMap(({ facts }) => facts).filter(({ delta }) => delta !== null)
  const used = (tone: 'better' | 'worse') => deltas.some((fact) => fact.tone === tone)
  if (!used('better') && !used('worse')) return
  const legend = addStack(kit, footer, {
    name: 'Legend',
    axis: 'HORIZONTAL',
    gap: 1.25,
    width: 'HUG'
  })
  const look = { weight: 'Medium', size: 0.9, width: 'HUG' } as const
  if (used('better')) {
    const text = `${SIGNS.better}better than the base`
    addText(kit, legend, text, { ...look, name: 'Better', colour: BLUE })
  }
  if (used('worse')) {
    const text = `${SIGNS.worse}worse than the base`
    addText(kit, legend, text, { ...look, name: 'Worse', colour: ORANGE })
  }
}

/**
 * Makes the parts of neighbouring columns as high as the highest of their kind, so that what lies below
 * them begins on one line. All are measured before any is changed: Figma lays them out once.
 */
function alignRows(columns: readonly Column[]): void {
  const most = Math.max(...columns.map(({ facts }) => facts.length))
  const groups = [
    columns.map(({ heading }) => heading),
    columns.map(({ pictures }) => pictures),
    ...Array.from({ length: most }, (_, index) =>
      columns.flatMap(({ facts }) => facts[index] ?? [])
    )
  ]
  const measured = groups.flatMap((frames) => {
    const heights = frames.map(({ height }) => height)
    const highest = Math.max(...heights)
    return frames.map((frame, index) => ({ frame, highest, low: heights[index] !== highest }))
  })
  for (const { frame, highest, low } of measured) if (low) frame.minHeight = highest
}
