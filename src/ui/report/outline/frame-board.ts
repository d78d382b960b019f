import { upperFirst } from '../../../language'
import type { BoardFact } from '../../../bridge'
import { firstScreen } from '../../../order/first-screen'
import { rankIn } from '../../../order/layer-order'
import type { LayerShare, ResultRecord } from '../../../file'
import { textsOf } from '../../compare/board/board-content'
import { fareWords, type Judged, verdictWords } from '../../result/verdict/judge-result'
import { formatScore, formatShare } from '../../words/format-numbers'
import { judgedScores } from '../../words/judged-scores'
import { mapFacts } from '../../words/map-facts'
import { scoreFacts } from '../../words/score-facts'
import { placeWords } from '../../words/rank-words'
import { words as shared } from '../../words/words'
import type { ReportFrame } from '../report'
import { words } from '../words'
import type { ReportBoard, ReportVariant } from './outline'

/** As many as anyone keeps in mind. */
const FIRST = 3

interface Numbered {
  layer: LayerShare
  label: string
  isAction: boolean
}

/** One frame's verdict, what is seen first in it, and its main action. */
export function frameBoard(frame: ReportFrame): ReportBoard {
  const { judged, name, nodeId, pictures, result } = frame
  const { record } = result
  const { maps, picture } = record
  const { meaning, name: map, scale } = mapFacts('attention')
  const known = judged.state === 'judged' ? judged : null
  const shown = known === null ? [] : numbered(known)
  const fold = firstScreen(record)
  const lowest = Math.max(...shown.map(({ layer: { box } }) => box[1] + box[3]), 0)
  const variant: ReportVariant = {
    nodeId,
    name,
    badge: '',
    width: picture.width,
    height: picture.height,
    shown: fold === null ? 1 : Math.min(1, Math.max(fold, lowest + 0.02)),
    marks: shown.map(({ isAction, label, layer }) => ({
      label,
      box: layer.box,
      tone: isAction ? 'more' : 'plain'
    })),
    texts: known === null ? [] : textsOf(known.shares),
    facts: [...(known === null ? [] : actionFacts(known)), ...scoreFactsOf(record)],
    pictures
  }
  const hasMap = 'attention' in maps
  return {
    headline: verdictWords(judged),
    lead: known === null ? [] : leadOf(known),
    variants: [variant],
    callouts: {
      title: shown.length > 0 ? words().callouts : '',
      list: known === null ? [] : shown.map((one) => calloutOf(one, known))
    },
    scale: hasMap ? scale : null,
    legend: [
      ...(hasMap ? [`${map}: ${meaning}`] : []),
      ...(shown.some(({ isAction }) => isAction) ? [words().numbers] : [])
    ]
  }
}

type Known = Extract<Judged, { state: 'judged' }>

/** The first layers by their places, then the main action unless it is one of them. */
function numbered({ judgement: { action, places } }: Known): Numbered[] {
  const first = [...places].slice(0, FIRST).map(([layer, place]) => ({
    layer,
    label: String(place),
    isAction: layer === action?.layer
  }))
  if (action === null || first.some(({ isAction }) => isAction)) return first
  const { layer } = action
  return [...first, { layer, label: String(places.get(layer) ?? '–'), isAction: true }]
}

function calloutOf({ isAction, label, layer }: Numbered, { judgement }: Known) {
  const name = upperFirst(judgement.nameOf(layer))
  const share = formatShare(layer.attention)
  const tone = isAction ? ('more' as const) : ('plain' as const)
  const sentence = isAction ? words().actionGets(name, share) : words().gets(name, share)
  return { label, tone, sentence }
}

/** How the main action fares, as the panel says it below the verdict. */
function leadOf({ data, judgement: { action }, shares }: Known): string[] {
  if (action === null) return []
  return [fareWords(action.layer, { shares, data, confirmed: action.by === 'mark' })]
}

function actionFacts({ judgement }: Known): BoardFact[] {
  const { action } = judgement
  if (action === null) return []
  const place = placeWords(rankIn(judgement, action.layer))
  return [
    { name: shared().mainAction, value: formatShare(action.layer.attention), delta: null },
    { name: words().seen, value: place, delta: null }
  ]
}

function scoreFactsOf(record: ResultRecord): BoardFact[] {
  const scores = judgedScores(record)
  return (['clarity', 'excitingness'] as const).flatMap((key) => {
    const value = scores[key]
    if (value === null) return []
    const { band, name } = scoreFacts(key)
    return [{ name, value: words().ofHundred(formatScore(value)), delta: band(value, record) }]
  })
}
