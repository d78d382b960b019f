import { listWords } from '../../words/list-words'
import { CLARITY_DECIDES } from '../../words/noise'
import { quoted } from '../../words/quoted'
import { COLUMN_FACTS } from '../columns'
import type { Contest } from './contest'

/** More names make no sentence. */
const MOST_NAMED = 4

/** Two or more variants between which nothing can be told. */
export function closeSentence({ by, even }: Contest): string {
  const { brief } = COLUMN_FACTS[by]
  const named = even.slice(0, MOST_NAMED).map(({ frame }) => quoted(frame.name))
  const left = even.length - named.length
  const names = listWords(left > 0 ? [...named, `${left} more`] : named)
  const values = even.slice(0, MOST_NAMED).map(({ value }) => brief(value))
  const call = `Too close to call between ${names}: ${listWords(values)}`
  if (by === 'clarity') {
    return `${call} for clarity, on which people agree often enough only from ${CLARITY_DECIDES} points on.`
  }
  const primaries = new Set(even.map(({ frame }) => frame.primary?.name ?? ''))
  const [name] = primaries
  const on = primaries.size === 1 ? quoted(name ?? '') : 'their main actions'
  return `${call} of attention on ${on} is no difference beyond the estimate’s own noise.`
}
