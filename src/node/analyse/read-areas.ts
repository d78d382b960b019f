import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as v from 'valibot'
import { type Region, regionSchema, REGIONS_MOST } from '../../interface'
import { uprightSize } from './fit-picture'

/** Boxes whose corners were rounded may end this far outside their picture, px. */
const ROUNDING = 1

const number = v.pipe(v.number(), v.finite())
const boxSchema = v.strictTuple([number, number, number, number])
const areasSchema = v.record(v.string(), v.array(v.unknown()))

/**
 * Reads which boxes to measure in which files, by the files' names: `{"page.png": [[x, y, width, height], …]}`, in px of
 * the picture. Names of other files are left alone. Throws an error that names what is wrong with the first that is.
 */
export async function readAreas(
  place: string,
  files: readonly string[]
): Promise<ReadonlyMap<string, readonly Region[]>> {
  const refused = (why: string): Error => new Error(`--areas ${place}: ${why}`)
  const text = await readFile(place, 'utf8').catch(() => {
    throw refused('This file cannot be read.')
  })
  const areas = new Map<string, readonly Region[]>()
  for (const [name, boxes] of Object.entries(parsed(text, refused))) {
    const named = files.filter((file) => basename(file) === name)
    if (named.length === 0) continue
    if (boxes.length > REGIONS_MOST) {
      throw refused(`${name} has ${boxes.length} boxes; ${REGIONS_MOST} are the most.`)
    }
    const regions = boxes.map((box, i) =>
      regionOf(box, (why) => refused(`${name}, box ${i + 1}: ${why}`))
    )
    for (const file of named) {
      // Analysing a file that is no picture says so.
      const size = await uprightSize(file).catch(() => null)
      const outside = regions.findIndex((region) => size !== null && !isWithin(region, size))
      if (size !== null && outside >= 0) {
        const box = JSON.stringify(regions[outside])
        throw refused(
          `${name}, box ${outside + 1}: ${box} is not within the picture, which is ${size.width} x ${size.height} px.`
        )
      }
    }
    areas.set(name, regions)
  }
  if (areas.size === 0) throw refused('It names none of the pictures.')
  return areas
}

type Refuse = (why: string) => Error

function parsed(text: string, refused: Refuse): v.InferOutput<typeof areasSchema> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refused('This is not JSON.')
  }
  const areas = v.safeParse(areasSchema, value)
  if (areas.success && !Array.isArray(value)) return areas.output
  throw refused('It must be {"file name": [[x, y, width, height], ...]}.')
}

function regionOf(box: unknown, refused: Refuse): Region {
  const shape = v.safeParse(boxSchema, box)
  if (!shape.success) throw refused('It must be [x, y, width, height], four numbers of px.')
  const region = v.safeParse(regionSchema, box)
  if (!region.success) throw refused(`${JSON.stringify(box)} has no size.`)
  return region.output
}

function isWithin(
  [x, y, width, height]: Region,
  picture: { width: number; height: number }
): boolean {
  return (
    Math.min(x, y) >= -ROUNDING &&
    x + width <= picture.width + ROUNDING &&
    y + height <= picture.height + ROUNDING
  )
}
