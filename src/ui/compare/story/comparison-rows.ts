import { seenPercent } from '../../../engine/texts/people'
import type { LayerShare, ResultRecord } from '../../../file'
import { SEEN_IN, seenChanged, seenWithin } from '../../../order/seen'
import { CROP_SHAPE, cropWindow } from '../../layers/crop-window'
import { words as layerWords } from '../../layers/words'
import { inPixels, type StoryRow, type StoryRows, type StoryValue } from '../../story/story'
import { words as storyWords } from '../../story/words'
import { baseOf, type Comparison, isVariant } from '../comparison'
import { seenOf } from '../variant/layer-changes'
import { words } from '../words'

/** The layers in the order of the base, with the part of the viewers who see each in every variant; null without any. */
export function rowsOf(comparison: Comparison, names: readonly string[]): StoryRows | null {
  const { frames, layers } = comparison
  if (layers.length === 0) return null
  const baseAt = frames.indexOf(baseOf(comparison))
  const isAction = (id: string, at: number): boolean => id === frames[at]?.mainAction?.layer.id
  return {
    title: words().columns.seen(SEEN_IN),
    caption: words().rows.caption(SEEN_IN),
    columns: names,
    list: layers.map(({ kind, name, places }) => {
      const at = places.findIndex((place) => place !== null)
      const { nodeId, record } = frames[at]!
      const marked = places.some((place, at) => place !== null && isAction(place.id, at))
      return {
        place: '',
        name,
        note: marked ? storyWords().mainAction : layerWords().kind[kind],
        marked,
        ...cropOfFound(places[at]!, record, nodeId),
        values: places.map((place, at): StoryValue => {
          const frame = frames[at]!
          if (place === null) return { text: words().rows.notThere }
          const seen = seenWithin(place)
          const of = { nodeId: frame.nodeId, layerId: place.id }
          if (seen === null) return { text: '–', of }
          const was = isVariant(comparison, frame) ? (places[baseAt] ?? null) : null
          const before = was === null ? seen : seenOf(was)
          const tone = seen > before ? ('more' as const) : ('less' as const)
          return {
            text: seenPercent(seen),
            bar: seen,
            of,
            ...(seenChanged(before, seen) && { tone })
          }
        })
      }
    })
  }
}

/** The crop that stands before the name of what was found in a frame's picture; none of a layer, which is named. */
export function cropOfFound(
  layer: Pick<LayerShare, 'box' | 'found'>,
  { picture }: ResultRecord,
  nodeId: string
): Pick<StoryRow, 'crop'> {
  if (layer.found === undefined) return {}
  const window = cropWindow(layer.box, CROP_SHAPE, picture.width / picture.height)
  return { crop: { nodeId, box: inPixels(window, picture, 0) } }
}
