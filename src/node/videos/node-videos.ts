import { openAsBlob } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import type { VideoFacts } from '../../engine/videos/video-source'
import { InputError } from '../../interface'
import { ServiceError, chunksOf, type StoredVideo, type VideoBackend } from '../../service'
import { isClientError } from '../../client'
import { inspectVideo } from '../../client/video/read-video'
import type { SharedBrowser } from '../browser/shared-browser'
import { decodeFrames, VIDEO_LIMITS, type VideoLimits } from './decode-frames'
import { TemporaryFolder } from '../temporary/temporary-folder'

export interface NodeVideos extends VideoBackend {
  /** Keeps a file that comes in chunks. Rejects as they do, and with `no_space`. */
  keepChunks(chunks: AsyncIterable<Uint8Array>): Promise<StoredVideo>
  /** Deletes all files. */
  stop(): Promise<void>
}

/** Keeps videos in temporary files, reads them with a demuxer and decodes them in a browser without a window. */
export function createNodeVideos(
  browser: Pick<SharedBrowser, 'use'>,
  changed: Partial<VideoLimits> = {}
): NodeVideos {
  const limits = { ...VIDEO_LIMITS, ...changed }
  const folder = new TemporaryFolder()
  const keepChunks = async (chunks: AsyncIterable<Uint8Array>): Promise<StoredVideo> => {
    const path = await folder.newPath().catch(explain)
    const size = await keepFile(chunks, path)
    return {
      size,
      inspect: () => inspect(path),
      frames: (plan) => decodeFrames(path, plan, browser, limits),
      drop: () => rm(path, { force: true })
    }
  }
  return {
    keep: (request, maxBytes, pace) => keepChunks(chunksOf(request, maxBytes, pace)),
    keepChunks,
    stop: () => folder.remove()
  }
}

/** Reads a video's facts, by the rules that the client applies before it sends anything. */
async function inspect(path: string): Promise<VideoFacts> {
  try {
    return await inspectVideo(await openAsBlob(path))
  } catch (error) {
    throw isClientError(error, 'invalid_input')
      ? new InputError('input_error', error.fault ?? error.message)
      : error
  }
}

/**
 * Writes chunks to a new file as they arrive, and resolves to its length. Rejects as they do, and with `no_space` when the
 * disk is full; then no file is left.
 */
async function keepFile(chunks: AsyncIterable<Uint8Array>, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600).catch(explain)
  try {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.length
      await file.appendFile(chunk).catch(explain)
    }
    // A disk may only find now that it is full.
    await file.close().catch(explain)
    return bytes
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(path, { force: true })
    throw error
  }
}

/** Error codes of a full disk, a used-up quota and a limit on file size. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

function explain(error: NodeJS.ErrnoException): never {
  throw FULL.has(error.code ?? '') ? new ServiceError('no_space') : error
}
