import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/**
 * What a box holds. A `face` is tight around the face and lies in the `facePicture` it is part of; a
 * text or control on a picture has its own box besides the picture's.
 */
const BOX_KINDS = [
  'headline',
  'paragraph',
  'picture',
  'facePicture',
  'face',
  'control',
  'logo',
  'navigation',
  'field'
] as const

export type BoxKind = (typeof BOX_KINDS)[number]

const place = v.pipe(v.number(), v.integer(), v.minValue(0))
const length = v.pipe(v.number(), v.integer(), v.minValue(1))

const boxSchema = v.strictObject({
  kind: v.picklist(BOX_KINDS),
  name: v.pipe(v.string(), v.nonEmpty()),
  x: place,
  y: place,
  width: length,
  height: length
})

/**
 * An upright box in px of the picture, placed by eye on the enlarged picture, without sight of where people
 * looked; most were then moved by a few px to an edge. One annotator, one pass and one look over it.
 */
export type AnnotatedBox = v.InferOutput<typeof boxSchema>

const setSchema = v.record(v.string(), v.array(boxSchema))

/**
 * The boxes of a set's pictures (`fiwi`: web pages of 1360 or 1366 by 768 px, `gdi`: posters of up to 600 px)
 * by the picture's name without its ending, each from top to bottom. The pictures themselves are viewing
 * data, and not part of the repository.
 */
export function annotatedBoxes(set: 'fiwi' | 'gdi'): ReadonlyMap<string, readonly AnnotatedBox[]> {
  const text = readFileSync(new URL(`./${set}.json`, import.meta.url), 'utf8')
  return new Map(Object.entries(v.parse(setSchema, JSON.parse(text))))
}
