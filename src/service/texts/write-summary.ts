import type { Brief } from './brief'
import { cannotJudge } from './cannot-judge'
import { clarityInWords } from './clarity-words'
import { looksInWords } from './looks'
import type { Measured } from './measured'

/** A short written summary as Markdown: the answer first. Every sentence follows from a number of the analysis. */
export function writeSummary(measured: Measured, brief: Brief = {}): string {
  const excuse = cannotJudge(measured)
  const body =
    excuse === null
      ? [looksInWords(measured, brief), clarityInWords(measured), doubt(measured)]
      : [excuse]
  return ['### Where people look', ...body].join('\n\n')
}

function doubt({ layers = [] }: Measured): string {
  const source = layers.length === 0 ? 'the picture alone' : 'the picture and its layers'
  return `*An estimate from ${source}; nobody was asked or observed.*`
}
