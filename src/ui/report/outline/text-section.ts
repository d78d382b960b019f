import type { TextKind } from '../../../bridge'
import { TEXT_NAMES } from '../../result/texts/text-words'
import type { ReportFrame } from '../report'
import type { Block } from './blocks'

const NONE: Record<TextKind, string> = {
  summary: 'No summary was kept with this result.',
  recommendations: 'No recommendations were kept with this result.'
}

/** A written text of a frame, or that there is none. */
export function textSection({ texts }: ReportFrame, kind: TextKind): Block {
  const text = texts[kind]
  return {
    kind: 'section',
    title: TEXT_NAMES[kind],
    page: false,
    blocks:
      text === null
        ? [{ kind: 'paragraph', tone: 'note', text: NONE[kind] }]
        : [{ kind: 'written', text }]
  }
}
