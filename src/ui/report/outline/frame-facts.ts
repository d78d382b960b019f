import { formatMoment } from '../../words/format'
import { MEDIUM_NAMES } from '../../words/pick-medium'
import { providerName } from '../../words/provider-name'
import type { ReportFrame } from '../report'

/** When, by whom and of what a frame's result is. */
export function frameFacts({ record }: ReportFrame): string[] {
  const { picture, provider, medium, finishedAt } = record
  return [
    `Analysed ${formatMoment(finishedAt)}`,
    providerName(provider),
    MEDIUM_NAMES[medium],
    `${picture.width} × ${picture.height} px`
  ]
}
