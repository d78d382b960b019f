import type { PicturePart } from '../../file'
import { language, upperFirst } from '../../language'
import { seenWithin } from '../../order/seen'
import { nameWords } from './name-words'
import { regionAt } from './place'
import { type Named, plain, type SeenAs, seenAs } from './seen-as'
import { words } from './words'

/** What a layer is called. */
export interface LayerName {
  /** By itself, in a row: “Start free trial”, “Picture, left”. */
  row: string
  /** In a sentence, its words in quotation marks: “the picture at the left”. */
  said: string
}

/** Most letters of what a layer is called by, the longer the rest of its name, the fewer. */
const MOST = { plain: 36, apart: 26, heading: 20, placed: 28, nth: 20 }

/** A layer that is to be named. */
interface Thing {
  seen: SeenAs
  heading: string | null
  /** Its region; null for what lies over most of them. */
  place: number | null
}

type Naming = (thing: Thing, nth: number) => LayerName | null

/**
 * Ways to name a thing, told apart by more and more; a thing takes the first that no other thing of its picture shares.
 * What cannot be told by itself has its place from the start.
 */
const NAMINGS: readonly Naming[] = [
  firstName,
  (thing) => underHeading(thing),
  (thing) => placedName(thing, MOST.placed, 1)
]

const known = new WeakMap<readonly Named[], { in: string; names: ReadonlyMap<Named, LayerName> }>()

/**
 * Names all layers of one picture by what one sees: words, labels, headings, what a picture shows. Those that are alike
 * get the heading of their group, else their place, else a number there. No two have one name.
 */
export function layerNames<T extends Named>(layers: readonly T[]): ReadonlyMap<T, LayerName> {
  const before = known.get(layers)
  if (before?.in === language()) return before.names as ReadonlyMap<T, LayerName>
  const names = nameAll(layers)
  known.set(layers, { in: language(), names })
  return names
}

function nameAll<T extends Named>(layers: readonly T[]): ReadonlyMap<T, LayerName> {
  const things = new Map(inTurn(layers).map((layer) => [layer, toThing(layer)]))
  const names = new Map<T, LayerName>()
  const taken = new Set<string>()
  const take = (layer: T, name: LayerName): void => {
    names.set(layer, name)
    for (const key of keysOf(name)) taken.add(key)
  }
  for (const naming of NAMINGS) {
    const told = new Map([...things].map(([layer, thing]) => [layer, naming(thing, 1)]))
    const counts = countKeys(told.values())
    for (const [layer, name] of told) {
      if (!name || names.has(layer)) continue
      if (keysOf(name).every((key) => counts.get(key) === 1 && !taken.has(key))) take(layer, name)
    }
  }
  const counts = new Map<string, number>()
  for (const [layer, thing] of things) {
    if (names.has(layer)) continue
    const { row } = placedName(thing, MOST.nth, 1)
    let nth = (counts.get(row) ?? 0) + 1
    while (keysOf(placedName(thing, MOST.nth, nth)).some((key) => taken.has(key))) nth += 1
    counts.set(row, nth)
    take(layer, placedName(thing, MOST.nth, nth))
  }
  return names
}

function keysOf({ row, said }: LayerName): string[] {
  return [`row ${row}`, `said ${said}`]
}

function countKeys(names: Iterable<LayerName | null>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) {
    for (const key of name ? keysOf(name) : []) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/**
 * Layers as those that are alike are counted: from the top, and parts of a picture as people see them, so that the first
 * that is spoken of needs no number.
 */
function inTurn<T extends Named>(layers: readonly T[]): T[] {
  const found = layers.filter((layer) => layer.found)
  const others = layers.filter((layer) => !layer.found)
  return [...found.sort(bySeen), ...others.sort(fromTop)]
}

function bySeen(one: Named, other: Named): number {
  return (seenWithin(other) ?? 0) - (seenWithin(one) ?? 0) || fromTop(one, other)
}

/** Rows of a twentieth of the picture's height, each from the left. */
function fromTop({ box: one }: Named, { box: other }: Named): number {
  return Math.floor(20 * one[1]) - Math.floor(20 * other[1]) || one[0] - other[0]
}

function toThing(layer: Named): Thing {
  const seen = seenAs(layer)
  const heading = plain(layer.group ?? '', MOST.heading)
  const isOther = heading !== '' && heading !== plain(seen.words ?? '', MOST.heading)
  return { seen, heading: isOther ? heading : null, place: placeIn(layer) }
}

/** Wider and higher than this part of the picture, a thing is in no place of it. */
const ALL_OVER = 2 / 3

function placeIn({ box: [x, y, width, height] }: Pick<PicturePart, 'box'>): number | null {
  if (Math.min(width, height) > ALL_OVER) return null
  return regionAt({ x: x + width / 2, y: y + height / 2 })
}

function firstName(thing: Thing): LayerName {
  if (isTold(thing)) return plainName(thing, MOST.plain, 1)
  // Icons stand beside what they are for.
  const beside = thing.seen.noun === 'icon' ? underHeading(thing) : null
  return beside ?? placedName(thing, MOST.placed, 1)
}

function isTold({ seen }: Thing): boolean {
  return seen.words !== null || seen.own !== null || seen.isTelling
}

function plainName(
  { seen: { noun, own, words: written } }: Thing,
  most: number,
  nth: number
): LayerName {
  const { called, row, said, thing } = nameWords()
  if (written !== null) {
    const cut = plain(written, most)
    return { row: cut, said: said(cut, nth) }
  }
  if (own === null) return { row: upperFirst(row.thing(noun)), said: thing(noun, nth) }
  // The noun stands before it.
  const cut = plain(own, most - 8)
  return { row: upperFirst(row.called(noun, cut)), said: called(noun, cut, nth) }
}

function underHeading(thing: Thing): LayerName | null {
  const { heading } = thing
  if (heading === null) return null
  const { row, said } = plainName(thing, MOST.apart, 1)
  const { beside, under } = nameWords()
  const join = thing.seen.words === null ? beside : under
  return { row: `${row}, ${heading}`, said: join(said, heading) }
}

function placedName(thing: Thing, most: number, nth: number): LayerName {
  const { row, said } = plainName(thing, most, nth)
  const { inRegion, place } = words()
  const which = nth < 2 ? '' : ` (${nth})`
  if (thing.place === null) return { row: `${row}${which}`, said }
  return { row: `${row}, ${place(thing.place)}${which}`, said: `${said} ${inRegion(thing.place)}` }
}

/** The name in a row of a part that was found in a picture: “Face, top left”. */
export function partName({ found, box }: Pick<PicturePart, 'found' | 'box'>): string {
  const seen = { noun: found, isTelling: false, words: null, own: null }
  return placedName({ seen, heading: null, place: placeIn({ box }) }, MOST.placed, 1).row
}
