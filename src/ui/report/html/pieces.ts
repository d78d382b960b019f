import type { ReportPicture } from '../report'

/** A piece of a page: text, or a picture's data: URL that is never held as text. */
export type Piece = string | Blob

/** An SVG element that shows a picture in a size; the picture is embedded where it is first seen and referred to afterwards. */
export type Embedder = (picture: ReportPicture, size: { width: number; height: number }) => Piece[]

export function createEmbedder(): Embedder {
  const ids = new Map<ReportPicture, string>()
  return (picture, { width, height }) => {
    const known = ids.get(picture)
    if (known !== undefined) return [`<use href="#${known}"/>`]
    const id = `picture-${ids.size + 1}`
    ids.set(picture, id)
    const size = `width="${width}" height="${height}" preserveAspectRatio="none"`
    return [`<image id="${id}" ${size} href="`, picture.url, '"/>']
  }
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
