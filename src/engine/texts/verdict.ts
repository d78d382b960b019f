import { upperFirst } from '../../language'
import { areSeenTogether } from '../../order/order'
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
  const [first, second] = places.keys()
  if (first === undefined) return words().noneSeen
  const main = action?.layer
  const name = (layer: LayerShare): string =>
    layer === main ? yourAction(layer, nameOf(layer)) : nameOf(layer)
  const lead = leadWords(first, second, name)
  if (main === undefined || main === first || (level && main === second)) return lead
  const fares = isBelow(main)
    ? words().belowFold(name(main))
    : alsoSee(seenWithin(main) ?? 0, name(main))
  return `${lead} ${upperFirst(sentence(fares))}`
}

/** “8 of 10 people see “A” within 2 seconds.” or, where a second is about as likely to be seen, “…, about as many “B”.” */
function leadWords(
  first: LayerShare,
  second: LayerShare | undefined,
  nameOf: (layer: LayerShare) => string
): string {
  const lead = upperFirst(peopleSee(seenWithin(first) ?? 0, nameOf(first)))
  const isLevel = second !== undefined && areSeenTogether(first, second)
  // Two of one name cannot be told apart.
  return isLevel && nameOf(second) !== nameOf(first)
    ? sentence(`${lead}, ${words().asMany(nameOf(second))}`)
    : sentence(lead)
}

function yourAction({ kind }: LayerShare, name: string): string {
  if (!QUOTED.test(name)) return words().yourActionAt(name)
  return kind === 'control' ? words().yourButton(name) : words().yourAction(name)
}
