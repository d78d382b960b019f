import type { Brief } from './brief'
import { cannotJudge, clarityInWords } from './clarity-words'
import { looksInWords } from './looks'
import type { Measured } from './measured'
import { written } from './written-words'

/** A short written summary as Markdown: the answer first. Every sentence follows from a number of the analysis. */
export function writeSummary(measured: Measured, brief: Brief = {}): string {
  const excuse = cannotJudge(measured)
  const body =
    excuse === null
      ? [looksInWords(measured, brief), clarityInWords(measured), doubt(measured)]
      : [excuse]
  return [`### ${written().whereTheyLook}`, ...body].join('\n\n')
}

function doubt({ layers = [], faces }: Measured): string {
  const { estimateOfPicture, estimateOfLayers, noFaces } = written()
  const estimate = layers.length === 0 ? estimateOfPicture : estimateOfLayers
  return `*${faces === null ? `${estimate} ${noFaces}` : estimate}*`
}
