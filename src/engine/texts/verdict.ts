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
  { places, level, isBelow, action }: Judgement,
  nameOf: (layer: LayerShare) => string
): string {
  const [first] = places.keys()
  if (first === undefined) return words().noneSeen
  const main = action?.layer
  const name = (layer: LayerShare): string =>
    layer === main ? yourAction(layer, nameOf(layer)) : nameOf(layer)
  const lead = leadWords(first, level, name)
  if (main === undefined || main === first || level.slice(0, NAMED).includes(main)) return lead
  const fares = isBelow(main)
    ? words().belowFold(name(main))
    : alsoSee(seenWithin(main) ?? 0, name(main))
  return `${lead} ${upperFirst(sentence(fares))}`
}

/** Layers named beside the first, where they are about as likely to be seen. */
const NAMED = 2

/** “8 of 10 people see “A” within 2 seconds.” or, where others are about as likely to be seen, “…, about as many “B” and “C”.” */
function leadWords(
  first: LayerShare,
  level: readonly LayerShare[],
  nameOf: (layer: LayerShare) => string
): string {
  const lead = upperFirst(peopleSee(seenWithin(first) ?? 0, nameOf(first)))
  // Those of one name cannot be told apart.
  const names = new Set(level.slice(0, NAMED).map(nameOf))
  names.delete(nameOf(first))
  if (names.size === 0) return sentence(lead)
  const more = level.length - NAMED
  return sentence(
    `${lead}, ${words().asMany(listWords([...names, ...(more > 0 ? [words().more(more)] : [])]))}`
  )
}

function yourAction({ kind }: LayerShare, name: string): string {
  if (!QUOTED.test(name)) return words().yourActionAt(name)
  return kind === 'control' ? words().yourButton(name) : words().yourAction(name)
}
