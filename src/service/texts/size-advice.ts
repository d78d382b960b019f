import type { Brief } from './brief'
import { quieten, strengthen } from './layer-advice'
import { layerName } from './layer-name'
import { closeLeaders, layersOfKind, together } from './layer-ranks'
import { littleForTheirSize, muchForTheirSize } from './layer-sizes'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { weakControl } from './rival-advice'
import { about, type Rule } from './rule'
import { targetOf } from './target'
import { capital, percent, times } from './words'
import { withinBrand } from './within-brand'

/** An image takes over with so much of the attention, and so many times that of texts and controls. */
const TAKES_OVER = { attention: 0.25, times: 2 }

/** What to try with single layers that get more or less than they may be worth. */
export const SIZE_ADVICE: readonly Rule[] = [
  about('image takes over', dominantImage, (image, measured, brief) => {
    const less = quieten(image)
    const words = wordsAndControls(measured)
    return `**Check what ${layerName(image, measured)} is for.** This image gets ${percent(image.attention)} of the attention, ${times(image.attention, words)} as much as all texts and controls together. If it only sets the mood, ${less}.${withinBrand(brief, less)}`
  }),
  about('much for its size', loudLayer, (layer, measured, brief) => {
    const less = quieten(layer)
    return `**Check that ${layerName(layer, measured)} deserves its weight.** It gets ${percent(layer.attention)} of the attention on ${percent(layer.area)} of the picture. If it is not the message, ${less}.${withinBrand(brief, less)}`
  }),
  about('little for its size', quietLayer, (layer, measured, brief) => {
    const more = strengthen(layer, measured)
    return `**Make more of ${layerName(layer, measured)}, or make it smaller.** It gets ${percent(layer.attention)} of the attention on ${percent(layer.area)} of the picture. ${capital(more)}; or give its room to what matters more.${withinBrand(brief, more)}`
  })
]

function dominantImage(measured: Measured, brief: Brief): MeasuredLayer | null {
  const [image] = layersOfKind(measured, 'image')
  const words = wordsAndControls(measured)
  if (!image || words === 0 || targetOf(measured, brief)) return null
  const { attention } = image
  const takesOver = attention >= TAKES_OVER.attention && attention >= TAKES_OVER.times * words
  return takesOver ? image : null
}

function wordsAndControls(measured: Measured): number {
  return together([...layersOfKind(measured, 'text'), ...layersOfKind(measured, 'control')])
}

/** A text that is stronger than its size is a headline that works; anything else is asked about. */
function loudLayer(measured: Measured, brief: Brief): MeasuredLayer | null {
  if (targetOf(measured, brief)) return null
  const said: readonly MeasuredLayer[] = closeLeaders(measured) ?? []
  const loud = muchForTheirSize(measured).filter(({ kind }) => kind !== 'text')
  return loud.find((layer) => !said.includes(layer)) ?? null
}

/** The largest layer that goes unseen, of those that no other advice is about. */
function quietLayer(measured: Measured, brief: Brief): MeasuredLayer | null {
  const said = [targetOf(measured, brief)?.layer, weakControl(measured, brief)?.[0]]
  return littleForTheirSize(measured).find((layer) => !said.includes(layer)) ?? null
}
