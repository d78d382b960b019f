import { READABLE } from '../../colour'
import { tenths, upperFirst } from '../../language'
import { seenWithin } from '../../order/seen'
import { isFilled } from './buttons'
import { busiestRegion, cannotJudge, clarityBand } from './clarity-words'
import { judgeAreas } from './judge-areas'
import type { Judgement } from './judge-layers'
import type { Measured } from './measured'
import { seeIt } from './people'
import { sentence } from './spelling'
import { whyMissed } from './why-missed'
import { words } from './words'
import { written } from './written-words'

const MOST = 4
const MOST_LABELS = 2
/** Things that are seen by about as many viewers as the first, from which on none leads. */
const LEVEL = 4

/** Design recommendations for a picture whose layers are not known, as Markdown: what was found, each with its number. */
export function writeRecommendations(measured: Measured): string {
  const judgement = judgeAreas(measured)
  const found = [forAction(judgement), forLabels(judgement), forLead(judgement), thinOut(measured)]
  const advice = found.flat().slice(0, MOST)
  return cannotJudge(measured) ?? (advice.join('\n') || written().nothingInPicture)
}

/** The main action that is not seen early enough. */
function forAction(judgement: Judgement): string[] {
  const { action } = judgement
  const facts = action ? whyMissed(judgement, action.layer) : []
  if (action === null || facts.length === 0) return []
  const seen = upperFirst(sentence(seeIt(seenWithin(action.layer) ?? 0)))
  return advise(written().bringOut(judgement.nameOf(action.layer)), [seen, ...facts])
}

/** Buttons with labels that cannot be read well, apart from the main action, of which it is said already. */
function forLabels({ action, nameOf, order }: Judgement): string[] {
  const hard = order.flatMap((layer) => {
    const { contrast = READABLE } = layer.look ?? {}
    if (layer === action?.layer || contrast >= READABLE || !isFilled(layer)) return []
    const fact = words().why.label(tenths(contrast), tenths(READABLE))
    return advise(written().makeReadable(nameOf(layer)), [fact])
  })
  return hard.slice(0, MOST_LABELS)
}

/** Where many things are about as likely to be seen first. */
function forLead({ level: { length } }: Judgement): string[] {
  return length + 1 < LEVEL ? [] : advise(written().giveLead, [written().level(length + 1)])
}

/** Where a picture that is not clear is much busier than on average. */
function thinOut(measured: Measured): string[] {
  const busiest = clarityBand(measured) === 'clear' ? null : busiestRegion(measured)
  if (!busiest) return []
  const [there, everywhere] = [busiest.clutter, busiest.mean].map((part) => Math.round(100 * part))
  return advise(words().thinOut(busiest.region), [
    upperFirst(words().clutterIs(there!, everywhere!))
  ])
}

function advise(title: string, reasons: readonly string[]): string[] {
  return [`- **${upperFirst(title)}.** ${reasons.join(' ')}`]
}
