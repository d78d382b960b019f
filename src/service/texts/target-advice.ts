import { layerName } from './layer-name'
import { quieten, strengthen } from './layer-advice'
import { byFirstViews } from './layer-ranks'
import { getsMore, rankInWords } from './primary-rules'
import { about, type Rule } from './rule'
import { beatenTarget, lateTarget, leadingTarget, levelTarget } from './target'
import { capital, percent } from './words'
import { withinBrand } from './within-brand'

/** What to try where another layer takes the place of the one that should lead. */
export const TARGET_ADVICE: readonly Rule[] = [
  about('target behind', beatenTarget, ([{ layer, inWords }, leader], measured, brief) => {
    const [name, rival] = [layerName(layer, measured), layerName(leader, measured)]
    const more = capital(strengthen(layer, measured, name))
    const less = quieten(leader)
    const note = withinBrand(brief, strengthen(layer, measured), less)
    const isFirst = byFirstViews(measured)[0] === layer
    const title = isFirst ? `Keep the eye on ${name}` : `Bring ${name} forward`
    const seen = isFirst
      ? `, though it is seen first (${percent(layer.perception)} of the first views)`
      : ''
    return `**${title}.** ${inWords} ${rankInWords(layer, measured)}${seen}; ${rival} ${getsMore(leader, layer)}. ${more}. Or take weight from ${rival}: ${less}.${note}`
  }),
  about('target level', levelTarget, ([{ layer, inWords }, rival], measured, brief) => {
    const less = quieten(rival)
    const name = layerName(rival, measured)
    return `**Let ${layerName(layer, measured)} lead.** ${inWords} gets ${percent(layer.attention)} of the attention and ${name} ${percent(rival.attention)}: too close to tell which leads. Take weight from ${name}: ${less}.${withinBrand(brief, less)}`
  }),
  about('target late', lateTarget, ([{ layer, inWords }, first], measured, brief) => {
    const less = quieten(first)
    const name = layerName(first, measured)
    return `**Let ${layerName(layer, measured)} be seen sooner.** ${inWords} gets the most attention, but ${percent(layer.perception)} of the first views; ${name} gets ${percent(first.perception)} of those. Take weight from ${name}: ${less}.${withinBrand(brief, less)}`
  })
]

/** Said behind the list: what is right already. */
export const KEEP: Rule = about('keep', leadingTarget, ([{ layer, inWords }, next], measured) => {
  const first = layer.perception > 0 ? ` and ${percent(layer.perception)} of the first views` : ''
  return `Keep ${layerName(layer, measured)} as strong as it is. ${inWords} leads with ${percent(layer.attention)} of the attention${first}; the next layer, ${layerName(next, measured)}, gets ${percent(next.attention)}.`
})
