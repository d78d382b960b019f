import type { Block, Score, Section } from '../outline/blocks'
import { escapeHtml } from './escape-html'
import { figuresHtml } from './figures-html'
import type { PictureShelf, Piece } from './picture-shelf'
import { tableHtml } from './table-html'
import { writtenHtml } from './written-html'

/** One block as pieces of HTML; `level` is that of headings inside it. */
export function* blockHtml(block: Block, level: number, shelf: PictureShelf): Generator<Piece> {
  switch (block.kind) {
    case 'section':
      yield* sectionHtml(block, level, shelf)
      return
    case 'notice':
      yield `<aside class="notice"><strong>${escapeHtml(block.title)}</strong>`
      yield `${block.sentences.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</aside>`
      return
    case 'paragraph':
      yield `<p class="${block.tone}">${escapeHtml(block.text)}</p>`
      return
    case 'list':
      yield `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
      return
    case 'scores':
      yield `<dl class="scores">${block.scores.map(scoreHtml).join('')}</dl>`
      return
    case 'table':
      yield tableHtml(block)
      return
    case 'figures':
      yield* figuresHtml(block, shelf)
      return
    case 'written':
      yield `<div class="written">${writtenHtml(block.text, level)}</div>`
  }
}

function* sectionHtml(section: Section, level: number, shelf: PictureShelf): Generator<Piece> {
  const { blocks, page, title } = section
  const name = `h${Math.min(level, 6)}`
  yield `<section${page ? ' class="page"' : ''}><${name}>${escapeHtml(title)}</${name}>`
  for (const block of blocks) yield* blockHtml(block, level + 1, shelf)
  yield '</section>'
}

function scoreHtml({ name, value, band, meaning }: Score): string {
  const rounded = Math.round(value)
  return (
    `<div><dt>${escapeHtml(name)}</dt>` +
    `<dd><b>${rounded}</b><small> of 100</small> <em>${escapeHtml(band)}</em>` +
    `<i class="bar" style="--part:${(rounded / 100).toFixed(2)}"></i>` +
    `<span>${escapeHtml(meaning)}</span></dd></div>`
  )
}
