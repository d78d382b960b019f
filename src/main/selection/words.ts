import { wordsOf } from '../../language'

/** Why a layer cannot be analysed or selected. */
export const words = wordsOf('main/selection', {
  overlayAlone: {
    message: 'The frame of this overlay is no longer on this page.',
    advice: 'Choose Remove overlays in the Glance menu.'
  },
  /** A layer whose name shows nothing. */
  unnamed: 'Unnamed',
  /** `type` as Figma names it in code. */
  notAnalysable: (type: string, isFramed: boolean) => ({
    message: `A ${describeType(type)} cannot be analysed on its own.`,
    advice: isFramed ? 'Select the frame around it.' : 'Put it in a frame, and select that.'
  }),
  hidden: {
    message: 'This layer is hidden, or lies in something hidden.',
    advice: 'Show it in the layers panel, or the contents of its section, then analyse it.'
  },
  withoutSize: { message: 'This layer has no size.', advice: 'Select a larger one.' },
  empty: {
    message: 'There is nothing visible in this layer.',
    advice: 'Give it a fill or a visible layer, then analyse it.'
  },
  /** Sizes in whole px. */
  tooNarrow: (width: number, height: number, ratio: number, least: number, most: number) => ({
    message: `${width} × ${height} px is too narrow: no side may be more than ${ratio} times the other, because pictures are ${least} to ${most} px a side.`,
    advice: 'Analyse a part of it, or the frame around it.'
  }),
  layerRemoved: {
    message: 'This layer is no longer in the file.',
    advice: 'Undo its deletion, or run again.'
  }
})

function describeType(type: string): string {
  const name = type.toLowerCase().replace(/_/g, ' ')
  return /(layer|line|shape|operation)$/.test(name) ? name : `${name} layer`
}
