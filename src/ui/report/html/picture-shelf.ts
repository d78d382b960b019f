import type { MapName } from '../../../file'
import type { Figure } from '../outline/blocks'
import type { ReportPicture } from '../report'

/** A piece of a page: text, or a picture's data: URL that is never held as text. */
export type Piece = string | Blob

/** Puts pictures into a page. Each is embedded where it is first seen and referred to afterwards. */
export interface PictureShelf {
  /** An SVG element, or nothing for a picture that is not there. */
  draw: (figure: Figure, map: MapName | null) => Piece[]
}

export function createPictureShelf(): PictureShelf {
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

export function pictureOf({ pictures }: Figure, map: MapName | null): ReportPicture | null {
  return (map === null ? pictures?.frame : pictures?.maps[map]) ?? null
}
