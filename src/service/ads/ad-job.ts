import type { AdId, Failure } from '../../interface'
import type { ImageHeader } from '../images/image-header'
import type { ExpiringJob } from '../results/job-store'

/** A create request for an ad, checked as far as its file's header tells. */
export interface AdRequest {
  title: string
  file: Uint8Array<ArrayBuffer>
  format: ImageHeader['format']
}

/** What an ad came to; `input` is the storage path of its picture. */
export type AdOutcome =
  { status: 'success'; score: number; input: string } | { status: 'failed'; error: Failure }

export interface AdJob extends ExpiringJob<AdOutcome> {
  id: AdId
}
