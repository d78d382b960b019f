import type { Fix } from '../report'
import type { FixList, ReportVariant } from '../outline/outline'
import { words } from '../words'
import { type Embedder, escapeHtml, type Piece } from './pieces'

/** The fixes: each with its gain, and the part of the picture that it changes before and after. */
export function* fixesHtml(
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
