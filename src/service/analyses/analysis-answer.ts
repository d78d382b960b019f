import type { Analysis, AnalysisOutputs } from '../../interface'
import type { StorageLinks } from '../storage/storage-links'
import type { AnalysisJob, StoredOutputs } from './analysis-job'

/** The result of an analysis as GET /analyses/{id} shows it; links are signed anew every time. */
export function analysisAnswer(job: AnalysisJob, links: StorageLinks): Analysis {
  const { screenshotId: id, analysisId, finished } = job
  if (finished === null) return { id, status: 'pending' }
  if (finished.status === 'failed') return { id, status: 'failed', error: finished.error }
  return {
    id,
    _internal_exposed_id: analysisId,
    status: 'success',
    outputs: signed(finished.outputs, links)
  }
}

function signed(outputs: StoredOutputs, links: StorageLinks): AnalysisOutputs {
  const { input, attention, clarity, excitingness } = outputs
  return {
    ...(attention && {
      attention: {
        attentionMap: links.sign(attention.attentionMap),
        perceptionMap: links.sign(attention.perceptionMap),
        hotspotsMap: links.sign(attention.hotspotsMap)
      }
    }),
    ...(clarity && { clarity: { score: clarity.score, map: links.sign(clarity.map) } }),
    ...(excitingness && {
      excitingness: { score: excitingness.score, map: links.sign(excitingness.map) }
    }),
    input: { image: links.sign(input.image) }
  }
}
