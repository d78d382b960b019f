import type { AdId, Failure } from '../../interface'
import type { Bytes } from '../storage/store'

/** A create request for an ad, checked as far as its file's header tells. */
export interface AdRequest {
  title: string
  file: Bytes
}

/** An ad as work to do: `input` is the name of its picture in the job's folder. */
export interface AdWork {
  kind: 'ad'
  id: AdId
  input: string
}

/** What an ad came to; `input` as above. */
export type AdOutcome =
  | { status: 'success'; score: number; input: string }
  | { status: 'failed'; error: Failure }

export interface AdJob {
  finished: AdOutcome | null
}
