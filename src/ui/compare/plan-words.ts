import type { ComparePlan } from './plan-comparison'

/** What a press on Compare does, in sentences. `charged`: whoever analyses may ask money for it. */
export function planWords(
  { frames, send, lacking, obstacle }: ComparePlan,
  canEdit: boolean,
  charged: boolean
): string[] {
  const count = send.length
  const words: string[] = []
  if (count > 0) {
    const first =
      count === frames.length
        ? `${count === 2 ? 'Both' : `All ${count}`} are analysed first.`
        : `${count === 1 ? '1 of them is' : `${count} of them are`} analysed first; the others have results.`
    words.push(charged ? `${first} ${count === 1 ? 'It' : 'Each'} may be charged.` : first)
  } else if (obstacle === null) {
    words.push('Nothing is sent: the results are in the file.')
  }
  if (obstacle === 'unanalysed') {
    words.push(
      canEdit
        ? 'Two frames with results are needed.'
        : 'Two frames with results are needed. Analysing places layers, which needs edit access.'
    )
  } else if (lacking.length > 0) {
    const one = lacking.length === 1
    words.push(
      `${one ? '1 frame has' : `${lacking.length} frames have`} no readable result and ${one ? 'is' : 'are'} left out.`
    )
  }
  return words
}
