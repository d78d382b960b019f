import { READABLE } from '../../colour'
import type { LayerShare } from '../../file'
import { tenths, upperFirst } from '../../language'
import { seenWithin } from '../../order/seen'
import { NOTHING, type Tried } from '../candidates/tried'
import { labelId } from '../measure/found-kinds'
import { answerWords, earlyWords, fixesOf, namesIn, statedBy } from './advice'
import { isFilled } from './buttons'
import { changeWords, costWords, reasonWords } from './changes'
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
  const { action } = judgement
  const tried = measured.tried ?? NOTHING
  const found = [
    action ? forAction(judgement, action.layer, tried) : [],
    forLabels(judgement, tried),
    forLead(judgement),
    thinOut(measured)
  ]
  const advice = found.flat().slice(0, MOST)
  return cannotJudge(measured) ?? (advice.join('\n') || written().nothingInPicture)
}

/** What helps the main action, or is due; else that it is seen early enough, or why it is not. */
function forAction(judgement: Judgement, action: LayerShare, tried: Tried): string[] {
  const { nameOf } = judgement
  const [answer = '', ...proof] = answerWords(judgement, action, tried)
  const facts = whyMissed(judgement, action, nameOf, statedBy(tried, action.id))
  if (tried.above) return [advise(answer, [...proof, ...facts])]
  const seen = upperFirst(sentence(seeIt(seenWithin(action) ?? 0)))
  const fixes = fixesOf(tried).map((trial) => {
    const change = changeWords(trial.candidate, namesIn(judgement))
    const reason = upperFirst(sentence(reasonWords(trial) ?? ''))
    return advise(`${change}.`, [reason, costWords(trial) ?? []].flat())
  })
  if (earlyWords(judgement, action) !== null) {
    return fixes.length > 0 ? fixes : [advise(answer, [seen])]
  }
  if (tried.helping.length > 0) return fixes
  const none = tried.others.length > 0 && answer !== '' ? [answer] : []
  return [advise(`${written().bringOut(nameOf(action))}.`, [seen, ...facts, ...none]), ...fixes]
}

/** Buttons with labels that cannot be read well, apart from the main action and what a shown change makes readable. */
function forLabels({ action, nameOf, order }: Judgement, tried: Tried): string[] {
  const mended = fixesOf(tried).flatMap(({ candidate: { edits, kind } }) =>
    kind === 'contrast' ? edits.map(({ id }) => id) : []
  )
  const hard = order.flatMap((layer) => {
    const { contrast = READABLE } = layer.look ?? {}
    const isMended = mended.includes(layer.id) || mended.includes(labelId(layer.id))
    const isSaid = layer === action?.layer || layer.under === true || isMended
    if (isSaid || contrast >= READABLE || !isFilled(layer)) return []
    const fact = words().why.label(tenths(contrast), tenths(READABLE))
    return advise(`${written().makeReadable(nameOf(layer))}.`, [fact])
  })
  return hard.slice(0, MOST_LABELS)
}

/** Where many things are about as likely to be seen first. */
function forLead({ level: { length } }: Judgement): string[] {
  return length + 1 < LEVEL ? [] : [advise(`${written().giveLead}.`, [written().level(length + 1)])]
}

/** Where a picture that is not clear is much busier than on average. */
function thinOut(measured: Measured): string[] {
  const busiest = clarityBand(measured) === 'clear' ? null : busiestRegion(measured)
  if (!busiest) return []
  const [there, everywhere] = [busiest.clutter, busiest.mean].map((part) => Math.round(100 * part))
  const clutter = upperFirst(words().clutterIs(there!, everywhere!))
  return [advise(`${words().thinOut(busiest.region)}.`, [clutter])]
}

/** A point of a list: a sentence, and what it rests on. */
function advise(title: string, reasons: readonly string[]): string {
  return `- **${upperFirst(title)}** ${reasons.join(' ')}`
}
