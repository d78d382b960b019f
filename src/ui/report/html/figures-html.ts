import type { MapName } from '../../../file'
import { scaleImage } from '../../words/map-facts'
import type { Figure, Figures, Legend } from '../outline/blocks'
import type { ReportPicture } from '../report'

/** Pictures with captions and legends. One that is not there is left out: the text beside says so. */
export function figuresHtml({ figures }: Figures, embedder: PictureEmbedder): Piece[] {
  const there = figures.filter((figure) => pictureOf(figure, figure.map) !== null)
  if (there.length === 0) return []
  const upright = there.every(({ width, height }) => height > width)
  return [
    `<div class="figures ${upright ? 'upright' : 'wide'}">`,
    ...there.flatMap((figure) => figureHtml(figure, embedder)),
    '</div>'
  ]
}

function figureHtml(figure: Figure, embedder: PictureEmbedder): Piece[] {
  const { alt, height, legend, map, meaning, title, width } = figure
  return [
    '<figure>',
    `<svg role="img" aria-label="${escapeHtml(alt)}" viewBox="0 0 ${width} ${height}"`,
    ` style="aspect-ratio:${width}/${height}">`,
    ...embedder.draw(figure, null),
    ...(map === null ? [] : embedder.draw(figure, map)),
    '</svg>',
    `<figcaption><strong>${escapeHtml(title)}</strong> <span>${escapeHtml(meaning)}</span>`,
    legend === null ? '' : legendHtml(legend),
    '</figcaption></figure>'
  ]
}

function legendHtml({ low, high, colours }: Legend): string {
  const gradient = escapeHtml(scaleImage(colours))
  return (
    `<span class="legend"><span>${escapeHtml(low)}</span>` +
    `<i style="background-image:${gradient}"></i><span>${escapeHtml(high)}</span></span>`
  )
}

/** A piece of a page: text, or a picture's data: URL that is never held as text. */
export type Piece = string | Blob

/** Puts pictures into a page. Each is embedded where it is first seen and referred to afterwards. */
export interface PictureEmbedder {
  /** An SVG element, or nothing for a picture that is not there. */
  draw: (figure: Figure, map: MapName | null) => Piece[]
}

export function createPictureEmbedder(): PictureEmbedder {
  const ids = new Map<string, string>()
  return {
    draw: (figure, map) => {
      const picture = pictureOf(figure, map)
      if (picture === null) return []
      const key = JSON.stringify([figure.frame, map])
      const known = ids.get(key)
      if (known !== undefined) return [`<use href="#${known}"/>`]
      const id = `picture-${ids.size + 1}`
      ids.set(key, id)
      const { width, height } = figure
      const size = `width="${width}" height="${height}" preserveAspectRatio="none"`
      return [`<image id="${id}" ${size} href="`, picture.url, '"/>']
    }
  }
}

function pictureOf({ pictures }: Figure, map: MapName | null): ReportPicture | null {
  return (map === null ? pictures?.frame : pictures?.maps[map]) ?? null
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

/** Text as HTML, fit for content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => REFERENCES[character] ?? '')
}
