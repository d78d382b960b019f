import type { Analysis, ScreenshotId } from '../../interface'
import type { StorageLinks } from '../storage/storage-links'
import type { AnalysisJob } from './analysis-job'
import { mapOutputs } from './map-outputs'

/** The result of an analysis as GET /analyses/{id} shows it; links are signed anew every time. */
export function analysisAnswer(
  id: ScreenshotId,
  { analysisId, finished }: AnalysisJob,
  links: StorageLinks
): Analysis {
  if (finished === null) return { id, status: 'pending' }
  if (finished.status === 'failed') return { id, status: 'failed', error: finished.error }
  const { input, ...outputs } = finished.outputs
  const sign = (name: string): string => links.sign(`${id}/${name}`)
  return {
    id,
    _internal_exposed_id: analysisId,
    status: 'success',
    outputs: { ...mapOutputs(outputs, sign), input: { image: sign(input.image) } }
  }
}
