import { cannotJudge, clarityInWords } from './clarity-words'
import { judgeAreas } from './judge-areas'
import type { Judgement } from './judge-layers'
import type { Measured } from './measured'
import { isSeenBy } from './people'
import { escaped } from './spelling'
import { verdict } from './verdict'
import { whyMissed } from './why-missed'
import { words } from './words'
import { written } from './written-words'
import { seenWithin } from '../../order/seen'

/**
 * A short written summary as Markdown: the verdict first. Every sentence follows from a number of the analysis. Without
 * a judgement of layers it is about the areas found in the picture.
 */
export function writeSummary(measured: Measured, known: Judgement | null = null): string {
  const judgement = known !== null && known.places.size > 0 ? known : judgeAreas(measured)
  const said = [answerTo(judgement), ...whyLate(judgement)]
  const excuse = cannotJudge(measured)
  const body = excuse === null ? [...said, clarityInWords(measured), doubt(measured)] : [excuse]
  return [`### ${written().whereTheyLook}`, ...body].join('\n\n')
}

/** The verdict, and what follows from the goal. */
function answerTo(judgement: Judgement): string {
  const { asked, action, isGoalUnanswered, isBelow } = judgement
  const nameOf: Judgement['nameOf'] = (layer) => escaped(judgement.nameOf(layer))
  const answer = verdict(judgement, nameOf)
  if (isGoalUnanswered) return `${answer} ${written().goalUnanswered}`
  if (asked === null) return answer
  if (asked === action?.layer) return `${answer} ${written().servesGoal}`
  const fares = isBelow(asked) ? words().isBelowFold : isSeenBy(seenWithin(asked) ?? 0)
  return `${answer} ${written().servesGoalToo(nameOf(asked), fares)}`
}

/** Why the main action is seen late, as a list. */
function whyLate(judgement: Judgement): string[] {
  const { action, nameOf } = judgement
  const facts = action ? whyMissed(judgement, action.layer, (layer) => escaped(nameOf(layer))) : []
  return facts.length > 0 ? [facts.map((fact) => `- ${fact}`).join('\n')] : []
}

function doubt({ faces, isSeen, isEarly, hasUnknownColours }: Measured): string {
  const { early, estimate, noFaces, notSeen, unknownColours } = written()
  const missing = [
    isEarly ? early : [],
    hasUnknownColours ? unknownColours : [],
    faces === null ? noFaces : [],
    isSeen === false ? notSeen : []
  ].flat()
  return `*${[estimate, ...missing].join(' ')}*`
}
