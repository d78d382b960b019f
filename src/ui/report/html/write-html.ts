import { locale } from '../../../language'
import type { Cell, FixList, Outline, ReportVariant, Table } from '../outline/outline'
import type { Fix } from '../report'
import { words } from '../words'
import { boardHtml } from './board-html'
import { createEmbedder, type Embedder, escapeHtml, type Piece } from './pieces'
import { STYLES } from './styles'

/** Blocks all loading, scripts and requests: even a name that slipped through the escaping would do nothing. */
const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** One page that holds everything it shows. */
export function* writeHtml({
  board,
  fixes,
  notes,
  table,
  title,
  warnings
}: Outline): Generator<Piece> {
  const embedder = createEmbedder()
  const name = escapeHtml(title)
  yield `<!doctype html>\n<html lang="${locale()}">\n<head>\n<meta charset="utf-8">\n`
  yield `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n`
  yield '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
  yield '<meta name="color-scheme" content="light dark">\n'
  yield `<title>${name} – Glance</title>\n<style>${STYLES}</style>\n</head>\n<body>\n<main>\n`
  yield `<header><p class="kind">${escapeHtml(words().kind)} · ${name}</p>`
  yield `<h1>${escapeHtml(board.headline)}</h1>`
  yield `${paragraphs(board.lead, 'lead')}</header>\n${paragraphs(warnings, 'notice')}`
  yield* boardHtml(board, embedder)
  if (fixes !== null) yield* fixesHtml(fixes, embedder)
  if (table !== null) yield tableHtml(table)
  yield `\n<footer>${paragraphs(notes, 'note')}</footer>`
  yield '\n</main>\n</body>\n</html>\n'
}

function paragraphs(sentences: readonly string[], look: string): string {
  return sentences.map((text) => `<p class="${look}">${escapeHtml(text)}</p>`).join('')
}

/** The fixes: each with its gain, and the part of the picture that it changes before and after. */
function* fixesHtml(
  { about, list, sentences, variant }: FixList,
  embed: Embedder
): Generator<Piece> {
  const { title, titleOf } = words().fixes
  yield `\n<section class="fixes"><h2>${escapeHtml(about === null ? title : titleOf(about))}</h2>`
  yield sentences.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
  yield '<ol>'
  for (const fix of list) yield* fixHtml(fix, variant, embed)
  yield '</ol></section>'
}

function* fixHtml(fix: Fix, variant: ReportVariant, embed: Embedder): Generator<Piece> {
  yield '<li>'
  yield* cropsHtml(fix, variant, embed)
  yield `<div><h3>${escapeHtml(fix.change)}</h3>`
  yield `${fix.facts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</div></li>`
}

function* cropsHtml(
  { change, part }: Fix,
  { height, pictures, width }: ReportVariant,
  embed: Embedder
): Generator<Piece> {
  if (part === null || !pictures?.frame) return
  const [x, y] = [Math.round(part.box[0] * width), Math.round(part.box[1] * height)]
  const size = { width: Math.round(part.box[2] * width), height: Math.round(part.box[3] * height) }
  const say = words().fixes
  const crop = (view: string, when: string): string =>
    `<figure style="--w:${size.width};--h:${size.height}"><svg role="img" aria-label="` +
    `${escapeHtml(say.pictureOf(change, when))}" viewBox="${view} ${size.width} ${size.height}">`
  const caption = (when: string): string =>
    `</svg><figcaption>${escapeHtml(when)}</figcaption></figure>`
  yield `<div class="crops">${crop(`${x} ${y}`, say.before)}`
  yield* embed(pictures.frame, { width, height })
  yield `${caption(say.before)}${crop('0 0', say.after)}`
  yield* embed(part.after, size)
  yield `${caption(say.after)}</div>`
}

function tableHtml({ caption, columns, rows, title }: Table): string {
  const head = columns.map(
    ({ name, align }) => `<th scope="col" class="${align}">${escapeHtml(name)}</th>`
  )
  const body = rows.map(({ cells, marked }) => {
    const inner = cells.map((cell, at) => cellHtml(cell, columns[at]?.align ?? 'start'))
    return `<tr${marked ? ' class="marked"' : ''}>${inner.join('')}</tr>`
  })
  return (
    `\n<section class="layers"><h2>${escapeHtml(title)}</h2><div class="scroll"><table>` +
    `<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>` +
    `${caption === '' ? '' : `<p class="note">${escapeHtml(caption)}</p>`}</section>`
  )
}

function cellHtml({ text, note, bar }: Cell, align: string): string {
  const aside = note === undefined ? '' : ` <small>${escapeHtml(note)}</small>`
  if (bar === undefined) return `<td class="${align}"><span>${escapeHtml(text)}</span>${aside}</td>`
  const length = `<i class="bar" style="--part:${bar.toFixed(4)}"></i>`
  return `<td class="measured"><span>${escapeHtml(text)}</span>${length}${aside}</td>`
}
