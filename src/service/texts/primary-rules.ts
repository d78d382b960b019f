import { layerName, layerWithShare } from './layer-name'
import { layersOf, layersOfKind, primaryOf, rankOf, soleLeader, together } from './layer-ranks'
import { littleForTheirSize, muchForTheirSize } from './layer-sizes'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { namedAction } from './named-action'
import { about, type Rule } from './rule'
import { capital, count, list, ordinal, percent, times } from './words'

/** How many of the layers ahead are named. */
const MOST_AHEAD = 3
/** A larger ratio says less than the share itself. */
const MOST_TIMES = 20

/** How the layers fare that are there to be noticed: the primary element, the controls. */
export const PRIMARY_RULES: readonly Rule[] = [
  about('primary element', primaryOf, (primary, measured) => {
    const rank = rankOf(primary, measured)
    const of = layersOf(measured).length
    const place =
      rank === 1 ? `gets the most attention of ${of} layers` : rankInWords(primary, measured)
    const first =
      primary.perception > 0 ? ` and ${percent(primary.perception)} of the first views` : ''
    const share = rank === 1 ? `: ${percent(primary.attention)} of it` : ''
    return `The primary element, ${layerName(primary, measured)}, ${place}${share}${first}.`
  }),
  about('ahead of the primary element', aheadOfPrimary, (ahead, measured) => {
    const named = ahead.slice(0, MOST_AHEAD).map((layer) => layerWithShare(layer, measured))
    const others = ahead.length - named.length
    const parts = others > 0 ? [...named, count(others, 'more layer')] : named
    return `Ahead of it: ${list(parts)}.`
  }),
  about(
    'named action',
    unmarkedAction,
    (action, measured) =>
      `${capital(layerName(action, measured))}, named like the main action, ${rankInWords(action, measured)}.`
  ),
  about('strongest control', strongestControl, (control, measured) => {
    const controls = layersOfKind(measured, 'control').length
    const which = controls > 1 ? `The strongest of ${controls} controls` : 'The only control'
    return `${which}, ${layerName(control, measured)}, ${rankInWords(control, measured)}.`
  }),
  {
    id: 'controls behind',
    when: (measured) => {
      const { controls, texts, images } = byKind(measured)
      return layersOfKind(measured, 'control').length > 1 && controls < Math.max(texts, images)
    },
    say: (measured) => {
      const { controls, texts, images } = byKind(measured)
      const others = [
        ...(texts > controls ? [`texts get ${percent(texts)}`] : []),
        ...(images > controls ? [`images ${texts > controls ? '' : 'get '}${percent(images)}`] : [])
      ]
      return `All controls together get ${percent(controls)} of the attention; ${list(others)}.`
    }
  },
  about('much for its size', loudLayer, (layer, measured) => {
    const size = `${percent(layer.attention)} of the attention on ${percent(layer.area)} of the picture`
    return `${capital(layerName(layer, measured))} draws more than its size: ${size}.`
  }),
  about(
    'little for its size',
    (measured) => littleForTheirSize(measured)[0] ?? null,
    (layer, measured) =>
      `${capital(layerName(layer, measured))} draws little for its size: ${percent(layer.attention)} of the attention on ${percent(layer.area)} of the picture.`
  )
]

/** A layer that is strong for its size, other than the one that leads: what that gets is said already. */
function loudLayer(measured: Measured): MeasuredLayer | null {
  const leader = soleLeader(measured)
  return muchForTheirSize(measured).find((layer) => layer !== leader) ?? null
}

/** `ranks 4th of 20 layers with 2.3 % of the attention`. */
export function rankInWords(layer: MeasuredLayer, measured: Measured): string {
  const rank = ordinal(rankOf(layer, measured))
  return `ranks ${rank} of ${layersOf(measured).length} layers with ${percent(layer.attention)} of the attention`
}

/** How much more a stronger layer gets: `gets 13 times as much`, or its share where that is beyond compare. */
export function getsMore(stronger: MeasuredLayer, layer: MeasuredLayer): string {
  const isFar = stronger.attention > MOST_TIMES * layer.attention
  const much = isFar
    ? percent(stronger.attention)
    : `${times(stronger.attention, layer.attention)} as much`
  return `gets ${much}`
}

/** The layers with more attention than the primary element, strongest first; null when it has the most. */
function aheadOfPrimary(measured: Measured): MeasuredLayer[] | null {
  const primary = primaryOf(measured)
  if (!primary || rankOf(primary, measured) === 1) return null
  return layersOf(measured).filter(({ attention }) => attention > primary.attention)
}

function unmarkedAction(measured: Measured): MeasuredLayer | null {
  return primaryOf(measured) ? null : namedAction(measured)
}

/** Which control is the main one is the designer's to say; without a mark or name, the strongest is named. */
export function strongestControl(measured: Measured): MeasuredLayer | null {
  const control = primaryOf(measured) ? null : layersOfKind(measured, 'control')[0]
  return control && control !== namedAction(measured) ? control : null
}

/** What kinds of layers get of the attention together. */
function byKind(measured: Measured): { controls: number; texts: number; images: number } {
  return {
    controls: together(layersOfKind(measured, 'control')),
    texts: together(layersOfKind(measured, 'text')),
    images: together(layersOfKind(measured, 'image'))
  }
}
