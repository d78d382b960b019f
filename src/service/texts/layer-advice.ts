import { middleOf } from './layer-name'
import { isBackground } from './layer-sizes'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { liesInThird, neglectedThirds } from './thirds'
import { percent } from './words'

/** What to try so that a layer, `it`, gets more attention; where it has the size for it, not size. */
export function strengthen(layer: MeasuredLayer, measured: Measured, it = 'it'): string {
  const isRoomy = layer.area > layer.attention
  return `${strongerLook(layer, isRoomy, it)}${betterPlace(layer, measured)}`
}

function strongerLook({ kind }: MeasuredLayer, isRoomy: boolean, it: string): string {
  switch (kind) {
    case 'control':
      return isRoomy
        ? `give ${it} a strong colour that nothing near it has (its size is enough)`
        : `make ${it} larger, or give it a strong colour that nothing near it has`
    case 'text':
      return isRoomy ? `give ${it} more contrast and space` : `set ${it} larger or heavier`
    default:
      return isRoomy
        ? `give ${it} more contrast and space`
        : `make ${it} larger or raise its contrast`
  }
}

function betterPlace(layer: MeasuredLayer, measured: Measured): string {
  const third = neglectedThirds(measured).find((name) => liesInThird(name, middleOf(layer)))
  if (!third) return ''
  const share = percent(measured.measures.attentionByThirds[third])
  return `, or move it out of the ${third} third, which gets ${share} of the attention`
}

/** What to try so that a layer takes less attention. */
export function quieten(layer: MeasuredLayer): string {
  switch (layer.kind) {
    case 'image':
      return isBackground(layer)
        ? 'darken or blur it, or lower its contrast'
        : 'crop it or lower its contrast'
    case 'text':
      return 'set it smaller or less bold'
    case 'control':
      return 'give it a plainer style, such as an outline'
    default:
      return 'make it smaller or lower its contrast'
  }
}
