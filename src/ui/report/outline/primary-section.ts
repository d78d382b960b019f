import type { ReportFrame } from '../report'
import type { Block } from './blocks'
import { primaryWords } from './primary-words'

/** Whether the frame leads the eye to the layer it should lead to. */
export function primarySection(frame: ReportFrame): Block {
  const [verdict, ...others] = primaryWords(frame)
  const none = 'No primary element is marked in this frame.'
  return {
    kind: 'section',
    title: 'Primary element',
    page: false,
    blocks:
      verdict === undefined
        ? [{ kind: 'paragraph', tone: 'note', text: none }]
        : [
            { kind: 'paragraph', tone: 'lead', text: verdict },
            ...others.map((text): Block => ({ kind: 'paragraph', tone: 'plain', text }))
          ]
  }
}
