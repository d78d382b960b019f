import { whyUnreadable } from '../../engine/measure/why-unreadable'
import { alsoSee, seenPercent } from '../../engine/texts/people'
import { shareOrder } from '../../engine/share-order'
import type { LayerShare, ResultRecord } from '../../file'
import type { BoardFact } from '../../bridge'
import { upperFirst } from '../../language'
import { SEEN_IN, seenWithin } from '../../order/seen'
import { shownPart } from '../compare/story/callouts'
import { cropOfFound } from '../compare/story/comparison-rows'
import { textsOf } from '../compare/story/comparison-story'
import { columnName } from '../compare/columns'
import { readingWords } from '../layers/layer-words'
import { words as layerWords } from '../layers/words'
import { actionMoved, type Judged, verdictWords } from '../result/verdict/judge-result'
import type { Story, StoryRow, StoryRows } from '../story/story'
import { words as storyWords } from '../story/words'
import { formatScore, formatShare } from '../words/format-numbers'
import { judgedScores } from '../words/judged-scores'
import { mapFacts } from '../words/map-facts'
import { scoreFacts } from '../words/score-facts'
import { words as shared } from '../words/words'
import type { ReportFrame } from './report'
import { words } from './words'

type Known = Extract<Judged, { state: 'judged' }>

/** What there is to say about one frame: its verdict, what is seen first in it, and its main action. */
export function frameStory({ judged, name, nodeId, notes, result }: ReportFrame): Story {
  const { record } = result
  const { meaning, name: map, scale } = mapFacts('attention', record.facts?.veil)
  const known = judged.state === 'judged' ? judged : null
  const marked = known === null ? [] : markedIn(known)
  const hasMap = 'attention' in record.maps
  const boxes = marked.map(({ layer }) => layer.box)
  const { height, width } = record.picture
  return {
    title: name,
    warnings: record.outOfDate ? [words().outdated.frame] : [],
    headline: verdictWords(judged),
    lead: known === null ? [] : leadOf(known),
    variants: [
      {
        nodeId,
        name,
        badge: '',
        width,
        height,
        shown: shownPart(record, boxes) ?? 1,
        marks: marked.map(({ label, layer, tone }) => ({ label, box: layer.box, tone })),
        texts: known === null ? [] : textsOf(known.shares),
        facts: [...(known === null ? [] : actionFacts(known)), ...scoreFactsOf(record)]
      }
    ],
    callouts: {
      title: marked.length > 0 ? words().callouts(SEEN_IN) : '',
      list: marked.map(({ label, layer, tone }) => ({
        label,
        tone,
        sentence: calloutOf(layer, known!, tone === 'more')
      }))
    },
    scale: hasMap ? scale : null,
    legend: [
      ...(hasMap ? [`${map}: ${meaning}`] : []),
      ...(marked.some(({ tone }) => tone === 'more')
        ? [words().numbers(known?.judgement.action?.by !== 'mark')]
        : [])
    ],
    rows: known && rowsOf(known, record, nodeId),
    notes
  }
}

/** As many as anyone keeps in mind. */
const FIRST = 3

interface Marked {
  layer: LayerShare
  label: string
  /** `more` for the main action. */
  tone: 'more' | 'plain'
}

/** The first layers by their places, then the main action unless it is one of them. */
function markedIn({ judgement: { action, places } }: Known): Marked[] {
  const first = [...places].slice(0, FIRST).map(([layer, place]): Marked => ({
    layer,
    label: String(place),
    tone: layer === action?.layer ? 'more' : 'plain'
  }))
  if (action === null || first.some(({ tone }) => tone === 'more')) return first
  const { layer } = action
  return [...first, { layer, label: String(places.get(layer) ?? '–'), tone: 'more' }]
}

function calloutOf(layer: LayerShare, { judgement }: Known, isAction: boolean): string {
  const said = upperFirst(alsoSee(seenWithin(layer) ?? 0, judgement.nameOf(layer)))
  return isAction ? words().actionToo(said) : said
}

/** How the main action has moved since the last run. */
function leadOf({ data, judgement, shares }: Known): string[] {
  const moved = actionMoved(judgement, shares, data)
  return moved === null ? [] : [moved]
}

function actionFacts({ judgement: { action } }: Known): BoardFact[] {
  if (action === null) return []
  const value = seenPercent(seenWithin(action.layer))
  return [{ name: shared().mainAction, value, delta: columnName('seen') }]
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

/** The layers of a frame in the order in which people see them. */
function rowsOf({ judgement, shares }: Known, record: ResultRecord, nodeId: string): StoryRows {
  const { order, places, isBelow, level, names } = shareOrder(shares.layers, record)
  const { attention, perception } = shares.readings
  const reading = readingWords(attention)
  const say = words().layers
  return {
    title: layerWords().title,
    caption: [
      say.seenMeans(SEEN_IN),
      ...(level.length > 0 ? [layerWords().level(level.length + 1)] : []),
      ...(perception?.method === 'unreadable'
        ? [say.firstLooksUnknown(whyUnreadable(perception.name))]
        : []),
      ...(reading === null ? [] : [reading])
    ].join(' '),
    columns: [columnName('seen'), say.attention],
    list: order.map((layer): StoryRow => {
      const marked = layer === judgement.action?.layer
      const seen = seenWithin(layer)
      return {
        place: String(places.get(layer) ?? '–'),
        name: names.get(layer) ?? layer.name,
        note: [
          marked ? storyWords().mainAction : layerWords().kind[layer.kind],
          ...(isBelow(layer) ? [shared().place.below] : [])
        ].join(', '),
        marked,
        ...cropOfFound(layer, record, nodeId),
        values: [
          { text: seenPercent(seen), ...(seen !== null && { bar: seen }) },
          { text: formatShare(layer.attention) }
        ]
      }
    })
  }
}
