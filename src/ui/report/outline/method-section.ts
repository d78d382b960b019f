import { METHOD_WORDS } from '../../words/method-words'
import type { Block } from './blocks'

/** What the numbers are and are not; `words` are what this report's own numbers need besides. */
export function methodSection(words: readonly string[]): Block {
  return {
    kind: 'section',
    title: 'How to read this',
    page: false,
    blocks: [{ kind: 'list', items: [...METHOD_WORDS, ...words] }]
  }
}

/** What attention by layer is. */
export const LAYER_WORDS = [
  'Shares are parts of the predicted attention that lie on the visible part of each layer, or on bare background right beside it. Layers, background and the rest add up to 100%.',
  'Focus is 0 when attention is spread evenly and 100 when all of it lies in one point.'
] as const
