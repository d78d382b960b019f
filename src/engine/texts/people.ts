import { percent } from '../../language'
import { words } from './words'

/** How many of ten people a part of the viewers (0–1) is, in words, and whether a verb after it is in the plural. */
function people(part: number, noun = words().people): { who: string; many: boolean } {
  const count = Math.round(part * 10)
  if (count === 0) return { who: words().hardlyAnyone, many: false }
  if (count === 10) return { who: words().nearlyEveryone, many: words().areEveryone }
  return { who: `${words().ofTen(count)} ${noun}`.trimEnd(), many: count > 1 }
}

/** “8 of 10 people see “Buy now” within 2 seconds”, by the part of the viewers (0–1) who do; not capitalised. */
export function peopleSee(part: number, name: string): string {
  const { who, many } = people(part)
  return `${words().see(who, many, name)} ${words().inTime}`
}

/** The same after a sentence that has told of whom and in which time: “1 in 10 sees “Buy now””. */
export function alsoSee(part: number, name: string): string {
  const { who, many } = people(part, '')
  return words().see(who, many, name)
}

/** The same of a layer that was named before: “1 in 10 sees it within 2 seconds”. */
export function seeIt(part: number): string {
  return `${alsoSee(part, words().it)} ${words().inTime}`
}

/** The same after a layer's name: “is seen by 8 of 10 people within 2 seconds”. */
export function isSeenBy(part: number): string {
  const { who, many } = people(part)
  return `${words().isSeenBy(who, many)} ${words().inTime}`
}

/**
 * How many more or fewer people see a layer: “1 in 10 → 3 of 10 see it within 2 seconds”, and in percent where both are
 * the same of ten. `name`: what to call it, “it” if left out.
 */
export function seeFromTo(before: number, after: number, name = words().it): string {
  const [was, is] = [people(before, ''), people(after, '')]
  const [from, to] =
    was.who === is.who ? [seenPercent(before), seenPercent(after)] : [was.who, is.who]
  const many = was.who === is.who || is.many
  return `${from} → ${words().see(to, many, name)} ${words().inTime}`
}

/** How many of ten people a part of the viewers (0–1) is: “8 of 10”, “hardly anyone”. */
export function ofTenPeople(part: number): string {
  return people(part, '').who
}

/** A part of the viewers (0–1) in a table: “79%”, “<1%”, or “–” where it is not known. */
export function seenPercent(part: number | null): string {
  if (part === null) return '–'
  return part > 0 && part < 0.005 ? `<${percent(0.01)}` : percent(part)
}
