import type { ServiceAnswer } from './service-answer'

/** The end of a sentence with the service's own words and code, as far as it gave any. */
export function quoted(answer: Pick<ServiceAnswer, 'code' | 'text'>): string {
  const text = answer.text.replace(/[.!?]+$/, '')
  const code = answer.code === null || answer.code === text ? '' : ` (${answer.code})`
  return text === '' ? `${code}.` : `: ${text}${code}.`
}
