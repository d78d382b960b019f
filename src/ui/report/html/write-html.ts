import type { ComponentChildren } from 'preact'
import { locale } from '../../../language'
import { elementsOf, type SafeElement } from '../../kit/markdown/elements'
import { renderMarkdown } from '../../kit/markdown/render-markdown'
import type { Block, Cell, Outline, Score, Section, Table } from '../outline/blocks'
import type { ReportText } from '../report'
import { words } from '../words'
import {
  createPictureEmbedder,
  escapeHtml,
  figuresHtml,
  type PictureEmbedder,
  type Piece
} from './figures-html'
import { STYLES } from './styles'

/** Nothing is loaded, nothing runs, nothing is sent: even a name that got past the escaping would do nothing. */
const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** One page that holds everything it shows, in pieces that are quick to make one by one. */
export function* writeHtml({ blocks, facts, title }: Outline): Generator<Piece> {
  const embedder = createPictureEmbedder()
  const name = escapeHtml(title)
  yield `<!doctype html>\n<html lang="${locale()}">\n<head>\n<meta charset="utf-8">\n`
  yield `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n`
  yield '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
  yield '<meta name="color-scheme" content="light dark">\n'
  yield `<title>${name} – Glance</title>\n<style>${STYLES}</style>\n</head>\n<body>\n<main>\n`
  yield `<header><p class="kind">${escapeHtml(words().kind)}</p><h1>${name}</h1>`
  yield `<ul class="about">${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>`
  yield '</header>\n'
  for (const block of blocks) {
    yield* blockHtml(block, 2, embedder)
    yield '\n'
  }
  yield `<footer>${escapeHtml(words().madeWith)}</footer>`
  yield '\n</main>\n</body>\n</html>\n'
}

/** One block as pieces of HTML; `level` is that of headings inside it. */
function* blockHtml(block: Block, level: number, embedder: PictureEmbedder): Generator<Piece> {
  switch (block.kind) {
    case 'section':
      yield* sectionHtml(block, level, embedder)
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
      yield* figuresHtml(block, embedder)
      return
    case 'written':
      yield `<div class="written">${writtenHtml(block.text, level)}</div>`
  }
}

function* sectionHtml(
  section: Section,
  level: number,
  embedder: PictureEmbedder
): Generator<Piece> {
  const { blocks, page, title } = section
  const name = `h${Math.min(level, 6)}`
  yield `<section${page ? ' class="page"' : ''}><${name}>${escapeHtml(title)}</${name}>`
  for (const block of blocks) yield* blockHtml(block, level + 1, embedder)
  yield '</section>'
}

function scoreHtml({ name, value, band, meaning }: Score): string {
  const rounded = Math.round(value)
  return (
    `<div><dt>${escapeHtml(name)}</dt>` +
    `<dd><b>${rounded}</b><small> ${escapeHtml(words().ofHundred)}</small> <em>${escapeHtml(band)}</em>` +
    `<i class="bar" style="--part:${(rounded / 100).toFixed(2)}"></i>` +
    `<span>${escapeHtml(meaning)}</span></dd></div>`
  )
}

function tableHtml({ caption, columns, rows }: Table): string {
  const head = columns.map(
    ({ name, align }) => `<th scope="col" class="${align}">${escapeHtml(name)}</th>`
  )
  const classes = columns.map(({ align }, index) =>
    rows.some(({ cells }) => cells[index]?.bar !== undefined) ? `${align} measured` : align
  )
  const body = rows.map(({ cells, marked }) => {
    const inner = cells.map((cell, index) => cellHtml(cell, classes[index] ?? 'start'))
    return `<tr${marked ? ' class="marked"' : ''}>${inner.join('')}</tr>`
  })
  return (
    `<div class="scroll"><table><caption>${escapeHtml(caption)}</caption>` +
    `<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  )
}

function cellHtml({ text, note, bar }: Cell, classes: string): string {
  const words = `<span>${escapeHtml(text)}</span>`
  const aside = note === undefined ? '' : ` <small>${escapeHtml(note)}</small>`
  const length = bar === undefined ? '' : `<i class="bar" style="--part:${bar.toFixed(4)}"></i>`
  return `<td class="${classes}">${words}${length}${aside}</td>`
}

/**
 * A text from outside as HTML: what the panel's own allow-list lets through, every text escaped. Its
 * headings begin at `level`.
 */
function writtenHtml({ markdown, tokens }: ReportText, level: number): string {
  if (tokens === null) return `<p class="raw">${escapeHtml(markdown)}</p>`
  return html(renderMarkdown(tokens, followedByTheBrowser), level)
}

const followedByTheBrowser = (): void => undefined

const VOID = new Set(['br', 'hr'])

function html(children: ComponentChildren, level: number): string {
  return elementsOf(children)
    .map((child) => (typeof child === 'string' ? escapeHtml(child) : element(child, level)))
    .join('')
}

function element({ name, children, href, start }: SafeElement, level: number): string {
  const tag = /^h\d$/.test(name) ? `h${Math.min(6, level + (name === 'h3' ? 0 : 1))}` : name
  if (VOID.has(tag)) return `<${tag}>`
  const link = href === null ? '' : ` href="${escapeHtml(href)}" rel="noreferrer noopener"`
  const first = start === 1 ? '' : ` start="${start}"`
  return `<${tag}${link}${first}>${html(children, level)}</${tag}>`
}
