import type { LayerKind, LayerShare, LayerShares, Reading } from '../../file'
import { formatShare } from '../words/format-numbers'

const KIND_NAMES: Record<LayerKind, string> = {
  text: 'text',
  image: 'image',
  control: 'control',
  icon: 'icon',
  shape: 'shape',
  group: 'group'
}

/** A row as screen readers say it: “Buy now, control, 12 % of attention, 8 % of what is seen first”. */
export function rowName({ name, kind, area, attention, perception }: LayerShare): string {
  return [
    name,
    KIND_NAMES[kind],
    attention === null
      ? `${formatShare(area)} of the area`
      : `${formatShare(attention)} of attention`,
    ...(perception === null ? [] : [`${formatShare(perception)} of what is seen first`])
  ].join(', ')
}

const READ_FROM = { alpha: 'transparency', grey: 'shades of grey' }

/** How attention was read from another service's map; null where nothing had to be guessed. */
export function readingWords(reading: Reading | null): string | null {
  if (reading === null || reading.method === 'exact' || reading.method === 'unreadable') return null
  const error =
    reading.error < 0.005 ? 'less than 1\u00a0%' : `about ${Math.round(reading.error * 100)}\u00a0%`
  return `Read from the map’s ${READ_FROM[reading.method]}, with ${error} error.`
}

/** What the rest of the shares belongs to. */
export function restName({ layers, total }: LayerShares): string {
  const unlisted = total - layers.length
  return unlisted > 0
    ? `Background and ${unlisted.toLocaleString('en-GB')} smaller layers`
    : 'Background and the rest'
}

/** True for a frame that is one picture: there are no layers to tell apart. */
export function isFlat({ layers, total }: LayerShares): boolean {
  const [only] = layers
  return only === undefined || (total === 1 && only.kind === 'image' && only.area > 0.9)
}
