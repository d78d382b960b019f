import type { LayerShare } from '../../../file'
import { formatShare } from '../../words/format'
import { listWords } from '../../words/list-words'
import type { ReportFrame } from '../report'

/** More are no longer what takes the attention. */
const MAX_ABOVE = 3

/** How the primary element fares, in sentences; the first is the verdict. */
export function primaryWords({ primary, shares }: ReportFrame): string[] {
  if (primary === null) return []
  const { name, verdict } = primary
  if (verdict === null)
    return [
      shares === null
        ? `“${name}” is the primary element. Its share of attention is not known for this run.`
        : `“${name}” is marked as the primary element, but was not found in this frame.`
    ]
  const { above, moved, outcome, sentence } = verdict
  return [
    sentence,
    ...aboveWords(above),
    ...(outcome.perception === null
      ? []
      : [`It makes up ${formatShare(outcome.perception)} of what is probably seen first.`]),
    ...(moved === null ? [] : [moved])
  ]
}

function aboveWords(above: readonly LayerShare[]): string[] {
  if (above.length === 0) return []
  const names = above
    .slice(0, MAX_ABOVE)
    .map(({ name, attention }) => `“${name}” (${formatShare(attention)})`)
  const left = above.length - names.length
  return [`More attention goes to ${listWords(left > 0 ? [...names, `${left} more`] : names)}.`]
}
