import { type BoardFact, placeNumber } from '../../../bridge'
import { scaleImage } from '../../words/map-facts'
import type { ReportBoard, ReportVariant } from '../outline/outline'
import { words } from '../words'
import { type Embedder, escapeHtml, type Piece } from './pieces'

/** A number's width on the page as a part of a picture's: of one or two pictures, and of three in a row. */
const NUMBER = { few: 0.035, many: 0.066 }
const FEW = 2
/** Canvas px between what is marked and its mark. */
const AROUND = 6

/** The first page's pictures with their marks, what these are about, and what the signs mean. */
export function* boardHtml(board: ReportBoard, embed: Embedder): Generator<Piece> {
  const { callouts, legend, scale, variants } = board
  const isUpright = variants.every(({ height, shown, width }) => height * shown > width)
  const count = variants.length === 1 ? 'one' : 'many'
  yield `\n<section class="board ${count} ${isUpright ? 'upright' : 'wide'}">`
  yield `<div class="variants" style="--count:${variants.length}">`
  for (const variant of variants) yield* variantHtml(variant, variants.length, embed)
  yield '</div>'
  if (callouts.list.length > 0) {
    yield `<div class="callouts"><p class="note">${escapeHtml(callouts.title)}</p><ol>`
    for (const { label, sentence, tone } of callouts.list)
      yield `<li>${numberHtml(label, tone)}<span>${escapeHtml(sentence)}</span></li>`
    yield '</ol></div>'
  }
  yield '<ul class="legend">'
  if (scale !== null) {
    yield `<li class="scale">${escapeHtml(scale.low)}<i style="background-image:`
    yield `${escapeHtml(scaleImage(scale.colours))}"></i>${escapeHtml(scale.high)}</li>`
  }
  yield `${legend.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul></section>`
}

function* variantHtml(variant: ReportVariant, of: number, embed: Embedder): Generator<Piece> {
  const { badge, facts, name } = variant
  const pill = badge === '' ? '' : ` <small class="badge">${escapeHtml(badge)}</small>`
  yield `<figure>${of === 1 ? '' : `<figcaption><b>${escapeHtml(name)}</b>${pill}</figcaption>`}`
  yield* pictureHtml(variant, of > FEW ? NUMBER.many : NUMBER.few, embed)
  yield `<dl>${facts.map(factHtml).join('')}</dl></figure>`
}

function factHtml({ delta, name, value }: BoardFact): string {
  const change = delta === null || delta === '' ? '' : `<dd class="note">${escapeHtml(delta)}</dd>`
  return `<div><dt>${escapeHtml(name)}</dt><dd><b>${escapeHtml(value)}</b></dd>${change}</div>`
}

function* pictureHtml(
  { height, marks, name, pictures, shown, texts, width }: ReportVariant,
  numberWidth: number,
  embed: Embedder
): Generator<Piece> {
  if (!pictures?.frame) return
  const tall = Math.round(height * shown)
  const size = { width, height }
  yield `<div class="picture" style="--w:${width};--h:${tall}">`
  yield `<svg role="img" aria-label="${escapeHtml(words().pictures.alt(name))}" viewBox="0 0 ${width} ${tall}">`
  yield* embed(pictures.frame, size)
  if (pictures.map !== null) yield* embed(pictures.map, size)
  const boxes = marks.map(({ box, ...mark }) => ({ ...mark, at: inPixels(box, size, AROUND) }))
  for (const { at, tone } of boxes) {
    const rect = `<rect x="${at.x}" y="${at.y}" width="${at.width}" height="${at.height}" class=`
    yield `${rect}"halo"/>${rect}"mark ${tone}"/>`
  }
  yield '</svg>'
  const across = Math.round(width * numberWidth)
  const read = texts.map((box) => inPixels(box, size, 0))
  const taken: ReturnType<typeof placeNumber>[] = []
  for (const { at, label, tone } of boxes) {
    const spot = placeNumber(at, { across, size: { width, height: tall }, taken, texts: read })
    taken.push(spot)
    const [x, y] = [(spot.x + across / 2) / width, (spot.y + across / 2) / tall]
    yield numberHtml(label, tone, `left:${percent(x)};top:${percent(y)}`)
  }
  yield '</div>'
}

function inPixels(
  [x, y, width, height]: readonly [number, number, number, number],
  size: { width: number; height: number },
  around: number
) {
  return {
    x: Math.round(x * size.width) - around,
    y: Math.round(y * size.height) - around,
    width: Math.round(width * size.width) + 2 * around,
    height: Math.round(height * size.height) + 2 * around
  }
}

function percent(part: number): string {
  return `${(100 * part).toFixed(2)}%`
}

function numberHtml(label: string, tone: string, style?: string): string {
  const place = style === undefined ? '' : ` style="${style}"`
  return `<b class="number ${tone}"${place}>${escapeHtml(label)}</b>`
}
