import type { Figure, Figures, Legend } from '../outline/blocks'
import { escapeHtml } from './escape-html'
import { type PictureShelf, pictureOf, type Piece } from './picture-shelf'

/** Pictures with captions and legends. One that is not there is left out: the text beside says so. */
export function figuresHtml({ figures }: Figures, shelf: PictureShelf): Piece[] {
  const there = figures.filter((figure) => pictureOf(figure, figure.map) !== null)
  if (there.length === 0) return []
  const upright = there.every(({ width, height }) => height > width)
  return [
    `<div class="figures ${upright ? 'upright' : 'wide'}">`,
    ...there.flatMap((figure) => figureHtml(figure, shelf)),
    '</div>'
  ]
}

function figureHtml(figure: Figure, shelf: PictureShelf): Piece[] {
  const { alt, height, legend, map, meaning, title, width } = figure
  return [
    '<figure>',
    `<svg role="img" aria-label="${escapeHtml(alt)}" viewBox="0 0 ${width} ${height}"`,
    ` style="aspect-ratio:${width}/${height}">`,
    ...shelf.draw(figure, null),
    ...(map === null ? [] : shelf.draw(figure, map)),
    '</svg>',
    `<figcaption><strong>${escapeHtml(title)}</strong> <span>${escapeHtml(meaning)}</span>`,
    legend === null ? '' : legendHtml(legend),
    '</figcaption></figure>'
  ]
}

function legendHtml({ low, high, colours }: Legend): string {
  const gradient = escapeHtml(`linear-gradient(to right, ${colours.join(', ')})`)
  return (
    `<span class="legend"><span>${escapeHtml(low)}</span>` +
    `<i style="background-image:${gradient}"></i><span>${escapeHtml(high)}</span></span>`
  )
}
