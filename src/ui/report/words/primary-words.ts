import type { LayerShares } from '../../../bridge'
import type { ReportFrame } from '../report'
import { formatShare } from './format'
import { listWords } from './list-words'

/** More are no longer what takes the attention. */
const MAX_RIVALS = 3

/** How the primary element fares, in sentences. */
export function primaryWords({ primary, shares }: ReportFrame): string[] {
  if (primary === null) return ['No primary element is marked in this frame.']
  const { name, outcome } = primary
  if (outcome === null) return [`“${name}” is marked as the primary element, but was not measured.`]
  if (outcome.attention === null)
    return [`“${name}” is the primary element; its share of attention cannot be told.`]
  const { attention, perception, rank, of } = outcome
  const place = rank === null ? '' : `, rank ${rank} of ${of} layers`
  const seen =
    perception === null ? '' : ` ${formatShare(perception)} of what is seen first lies on it.`
  return [
    `“${name}” gets an estimated ${formatShare(attention)} of attention${place}.${seen}`,
    ...rivalWords(shares, attention)
  ]
}

function rivalWords(shares: LayerShares | null, own: number): string[] {
  const rivals = (shares?.layers ?? [])
    .filter(({ attention }) => attention !== null && attention > own)
    .slice(0, MAX_RIVALS)
    .map(({ name, attention }) => `“${name}” (${formatShare(attention)})`)
  return rivals.length === 0 ? [] : [`More goes to ${listWords(rivals)}.`]
}
