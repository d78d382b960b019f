import * as v from 'valibot'
import {
  createVideoSchema,
  uploadUrlSchema,
  type Video,
  type VideoId,
  videoIdSchema,
  videoSchema
} from '../../interface'
import { parseLink } from '../core/address'
import type { PollInterval } from '../core/poll'
import { sendFile, type UploadOptions } from '../core/send-file'
import type { CallOptions, Transport } from '../core/transport'
import type { UploadFunction } from '../core/upload'
import { clientError, videoFailed } from '../errors'
import { fileSizeFault, unfitVideoError } from '../video/unfit-video'
import { AnalysisEndpoint } from './analysis-endpoint'
import { trimTitle } from './analyses'
import { unknownResource } from '../core/refuse'

/** A video to analyse: the address it was uploaded to, and any name for it. */
export interface NewVideo {
  content: string
  title: string
}

export interface VideosOptions {
  upload: UploadFunction
  interval: PollInterval
}

/** For one upload, and for one wait for a result. */
const DEADLINE_MS = 60 * 60_000

/** Video analyses: upload a file, create an analysis of it, then wait for its map. `create` throws `video_add_on_missing`. */
export class Videos extends AnalysisEndpoint<VideoId, Video, NewVideo> {
  constructor(
    transport: Transport,
    private readonly options: VideosOptions
  ) {
    super(transport, {
      path: '/analyses/video',
      idSchema: videoIdSchema,
      schema: videoSchema,
      write: writeVideoBody,
      interval: options.interval,
      waitMs: DEADLINE_MS,
      failed: videoFailed,
      explainCreate: unknownResource('video_add_on_missing'),
      explainGet: unknownResource('video_not_found')
    })
  }

  /** A fresh, time-limited storage address for one file. Throws `video_add_on_missing`. */
  uploadUrl(options: CallOptions = {}): Promise<{ url: string }> {
    return this.transport.request(
      {
        method: 'GET',
        path: '/upload-urls',
        // The interface shows an empty JSON body, which a browser cannot send with GET.
        contentType: true,
        schema: uploadUrlSchema,
        repeatable: true,
        explain: unknownResource('video_add_on_missing')
      },
      options
    )
  }

  /**
   * Sends a file to its storage address, without the key, and again after a passing failure. Throws `invalid_input` for
   * an empty file and one over 100 MB, `upload_refused`, `upload_stalled`. Nothing is analysed yet.
   */
  async upload(url: string, file: Blob, options: UploadOptions = {}): Promise<void> {
    const link = parseLink(url, 'upload')
    const fault = fileSizeFault(file.size)
    if (fault !== null) throw unfitVideoError(fault)
    const deadline = this.transport.deadline({ deadlineMs: DEADLINE_MS, ...options })
    await sendFile(this.transport, this.options.upload, link, file, options, deadline)
  }
}

function writeVideoBody({ content, title }: NewVideo): string {
  const input = { content, title: trimTitle(title) }
  if (v.is(createVideoSchema, { input })) return JSON.stringify({ input })
  throw clientError('no_upload_address')
}
