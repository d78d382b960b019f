import type { Block, Figures, Outline, Score } from '../outline/blocks'
import { words } from '../words'
import { escapeMarkdown, tableMarkdown } from './escape-markdown'
import { writtenMarkdown } from './written-markdown'

/** A report as GitHub's Markdown, in pieces that are quick to make one by one. Pictures are left out. */
export function* writeMarkdown({ blocks, facts, title }: Outline): Generator<string> {
  yield `# ${escapeMarkdown(title)}\n\n`
  yield `${facts.map(escapeMarkdown).join(' · ')}\n\n`
  for (const block of blocks) yield* blockMarkdown(block, 2)
  yield `*${words().madeWith}*\n`
}

function* blockMarkdown(block: Block, level: number): Generator<string> {
  if (block.kind !== 'section') {
    const text = leafMarkdown(block, level)
    if (text !== '') yield `${text}\n\n`
    return
  }
  yield `${'#'.repeat(Math.min(6, level))} ${escapeMarkdown(block.title)}\n\n`
  for (const inner of block.blocks) yield* blockMarkdown(inner, level + 1)
}

function leafMarkdown(block: Exclude<Block, { kind: 'section' }>, level: number): string {
  switch (block.kind) {
    case 'notice':
      return `> **${escapeMarkdown(block.title)}.** ${block.sentences.map(escapeMarkdown).join(' ')}`
    case 'paragraph':
      return paragraph(block.text, block.tone)
    case 'list':
      return block.items.map((item) => `- ${escapeMarkdown(item)}`).join('\n')
    case 'scores':
      return block.scores.map(scoreLine).join('\n')
    case 'table':
      return tableMarkdown(block)
    case 'figures':
      return figureLines(block)
    case 'written':
      return writtenMarkdown(block.text, level)
  }
}

function paragraph(text: string, tone: 'lead' | 'plain' | 'note'): string {
  const line = escapeMarkdown(text)
  return tone === 'lead' && line !== '' ? `**${line}**` : line
}

function scoreLine({ name, value, band, meaning }: Score): string {
  const word = band === '' ? '' : `, ${escapeMarkdown(band)}`
  return `- **${escapeMarkdown(name)}: ${Math.round(value)} ${words().ofHundred}**${word}. ${escapeMarkdown(meaning)}`
}

/** Describes each map in a line: Markdown cannot hold its picture. */
function figureLines({ figures }: Figures): string {
  const lines = figures
    .filter(({ map }) => map !== null)
    .map(({ title, meaning, legend }) => {
      const ends = legend === null ? '' : ` ${words().maps.ends(legend.low, legend.high)}`
      return `- **${escapeMarkdown(title)}**: ${escapeMarkdown(meaning + ends)}`
    })
  if (lines.length === 0) return ''
  return [...lines, '', words().maps.elsewhere].join('\n')
}
