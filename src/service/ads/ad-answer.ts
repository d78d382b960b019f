import type { Ad, AdId } from '../../interface'
import type { StorageLinks } from '../storage/storage-links'
import type { AdJob } from './ad-job'

/** The result of an ad as GET /ad-visibility/{id} shows it; the link is signed anew every time. */
export function adAnswer(id: AdId, { finished }: AdJob, links: StorageLinks): Ad {
  if (finished === null) return { id, status: 'pending' }
  if (finished.status === 'failed') return { id, status: 'failed', error: finished.error }
  const { score, input } = finished
  return { id, status: 'success', outputs: { score, input: links.sign(`${id}/${input}`) } }
}
