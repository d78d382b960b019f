import { MEDIUM_NAMES } from '../../job/pick-medium'
import type { ReportFrame } from '../report'
import { formatMoment } from '../words/format'
import { providerName } from '../words/provider-name'

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
