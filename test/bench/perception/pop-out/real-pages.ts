import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Pixels } from '../../../../src/perception'
import { readPixels } from '../read-pixels'
import { DATA_FOLDER, hasData } from '../viewing-data'

/** A screen of a page as people met it. */
export interface RealPage {
  stem: string
  /** Limits were chosen on pages of this half of the sites; the others judge them. */
  isAtHand: boolean
  pixels: Pixels
}

/** Folders of pages that count alike; looks of people are not needed. */
const FOLDERS = ['fiwi', 'fiwi-more', 'ueyes-web', 'eyevis']
/** A screen is no taller than this part of its width; what lies below is cut off. */
const TALLEST = 0.75

/** The pages at hand, one after another; none when the data is not here. */
export async function* realPages(): AsyncGenerator<RealPage> {
  if (!hasData()) return
  for (const folder of FOLDERS) {
    for (const name of readdirSync(join(DATA_FOLDER, folder, 'images')).sort()) {
      const stem = name.replace(/\.[^.]+$/, '')
      const pixels = firstScreen(await readPixels(join(DATA_FOLDER, folder, 'images', name)))
      yield { stem, isAtHand: isSiteAtHand(stem), pixels }
    }
  }
}

/** Half of the sites by their names, of which the first word is the site's. */
function isSiteAtHand(stem: string): boolean {
  const [site = ''] = stem.split(/[-\d]/).filter(Boolean)
  let hash = 0
  for (const letter of site) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0
  return hash % 2 === 0
}

function firstScreen({ width, height, data }: Pixels): Pixels {
  const rows = Math.min(height, Math.round(TALLEST * width))
  return { width, height: rows, data: data.slice(0, 4 * width * rows) }
}
