import type { Video, VideoId } from '../../interface'
import type { StorageLinks } from '../storage/storage-links'
import type { VideoJob } from './video-job'

/** The result of a video analysis as GET shows it; the link is signed anew every time. */
export function videoAnswer(id: VideoId, job: VideoJob, links: StorageLinks): Video {
  const always = { id, created_at: withoutZone(job.createdAt) }
  const { finished, title } = job
  if (finished === null) return { ...always, status: 'pending' }
  if (finished.status === 'failed') return { ...always, status: 'failed', error: finished.error }
  return {
    ...always,
    status: 'success',
    ...(title !== null && { title }),
    outputs: { attention: { attentionMap: links.sign(`${id}/${finished.map}`) } }
  }
}

/** ISO 8601 in UTC with fractional seconds; the interface shows no zone designator. */
function withoutZone(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '')
}
