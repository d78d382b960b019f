import { upperFirst } from '../../language'
import { listWords } from '../../language/list-words'
import { seenWithin } from '../../order/seen'
import type { LayerShare } from '../../file'
import type { Judgement } from './judge-layers'
import { alsoSee, peopleSee } from './people'
import { sentence } from './spelling'
import { words } from './words'

/** Matches names in quotation marks; other layers are described by kind and place. */
const QUOTED = /^[“„]/

/**
 * The answer in one or two sentences: what most people see, and how many see the main action. `nameOf`: a layer's name
 * in them, by default that of the judgement.
 */
export function verdict(
  { places, names, level, isBelow, action }: Judgement,
  nameOf: (layer: LayerShare) => string
): string {
  const [first] = places.keys()
  if (first === undefined) return words().noneSeen
  const main = action?.layer
  const name = (layer: LayerShare): string =>
    layer === main ? yourAction(layer, nameOf(layer)) : nameOf(layer)
  const told = level.filter((layer) => !COUNTED.test(names.get(layer) ?? '')).slice(0, MOST_TOLD)
  const lead = leadWords([first, ...told], level.length - told.length, name)
  if (main === undefined || main === first || told.includes(main)) return lead
  const fares = isBelow(main)
    ? words().belowFold(name(main))
    : alsoSee(seenWithin(main) ?? 0, name(main))
  return `${lead} ${upperFirst(sentence(fares))}`
}

/** Layers named beside the first, where they are about as likely to be seen. */
const MOST_TOLD = 2
/** A name in a row that a number alone makes unique; in a sentence the number says nothing. */
const COUNTED = / \(\d+\)$/

/**
 * “8 of 10 people see “A” within 2 seconds.” or, where others are about as likely to be seen, “…, and about as many see “B” and 2
 * other things.” `more`: those that are not named.
 */
function leadWords(
  [first, ...level]: readonly [LayerShare, ...LayerShare[]],
  more: number,
  nameOf: (layer: LayerShare) => string
): string {
  const lead = upperFirst(peopleSee(seenWithin(first) ?? 0, nameOf(first)))
  // Those of one name cannot be told apart.
  const names = new Set(level.map(nameOf))
  names.delete(nameOf(first))
  if (more > 0) names.add(words().others(more))
  return sentence(names.size === 0 ? lead : `${lead}, ${words().asMany(listWords(names))}`)
}

function yourAction({ kind }: LayerShare, name: string): string {
  if (!QUOTED.test(name)) return words().yourActionAt(name)
  return kind === 'control' ? words().yourButton(name) : words().yourAction(name)
}
