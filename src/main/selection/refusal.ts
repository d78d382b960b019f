import type { ErrorData } from '../../errors'
import { IMAGE_MAX_RATIO, IMAGE_MAX_SIDE_PX, IMAGE_MIN_SIDE_PX } from '../../interface'

/** What decides whether a layer can be analysed. Sizes are canvas px as drawn, with shadows and strokes. */
export interface NodeFacts {
  /** Figma's node type. */
  type: string
  /** Whether layers of this kind are analysed. */
  analysable: boolean
  /** True for a Glance overlay, which counts as its frame unless that is gone. */
  overlay: boolean
  /** False when the layer or one around it is hidden. */
  visible: boolean
  /** False when there is nothing in it to see. */
  hasContent: boolean
  width: number
  height: number
}

/** Shorter than this, Figma has no pixels to draw. */
const SMALLEST_SIDE = 0.5

/** Why a layer cannot be analysed, in words for the designer; null when it can. */
export function refusalOf(facts: NodeFacts): ErrorData | null {
  if (facts.overlay) {
    return refusal(
      'overlay_without_frame',
      'The frame of this overlay is no longer on this page.',
      'Run Remove overlays from the Glance menu to clean up.'
    )
  }
  if (!facts.analysable) {
    return refusal(
      'layer_not_analysable',
      `A ${describeType(facts.type)} cannot be analysed on its own.`,
      'Select the frame around it.'
    )
  }
  if (!facts.visible) {
    return refusal(
      'layer_hidden',
      'This layer is hidden, or lies inside a hidden layer.',
      'Show it in the layers panel, then analyse it.'
    )
  }
  const shortest = Math.min(facts.width, facts.height)
  if (!(shortest >= SMALLEST_SIDE)) {
    return refusal('layer_without_size', 'This layer has no size.', 'Select a larger one.')
  }
  if (!facts.hasContent) {
    return refusal(
      'layer_empty',
      'There is nothing visible in this layer.',
      'Give it a fill or a visible layer, then analyse it.'
    )
  }
  if (Math.max(facts.width, facts.height) / shortest > IMAGE_MAX_RATIO) return tooNarrow(facts)
  return null
}

function tooNarrow({ width, height }: NodeFacts): ErrorData {
  return refusal(
    'layer_too_narrow',
    `${px(width)} × ${px(height)} px is too narrow: no side may be more than ${IMAGE_MAX_RATIO} times the other, ` +
      `because pictures are ${IMAGE_MIN_SIDE_PX} to ${IMAGE_MAX_SIDE_PX} px a side.`,
    'Analyse a part of it, or the frame around it.'
  )
}

function refusal(code: string, message: string, advice: string): ErrorData {
  return { code, message, advice, sent: 'no' }
}

function describeType(type: string): string {
  const name = type.toLowerCase().replace(/_/g, ' ')
  return /(layer|line|shape|operation)$/.test(name) ? name : `${name} layer`
}

function px(length: number): string {
  return String(Math.round(length))
}
