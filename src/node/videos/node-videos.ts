import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { isClientError } from '../../client'
import { inspectVideo } from '../../client/video/inspect-video'
import {
  chunksOf,
  type KeptVideo,
  type VideoBackend,
  VideoError,
  type VideoFacts
} from '../../service'
import type { SharedBrowser } from '../browser/shared-browser'
import { decodeFrames } from './decode-frames'
import { keepFile } from './keep-file'
import { TemporaryFolder } from '../temporary/temporary-folder'

export interface NodeVideos extends VideoBackend {
  /** Keeps a file that comes in pieces, from wherever. Rejects as they do, and with NoSpace. */
  keepChunks(chunks: AsyncIterable<Uint8Array>): Promise<KeptVideo>
  /** Removes what is kept. */
  stop(): Promise<void>
}

/** Keeps videos in temporary files, reads them with a demuxer and decodes them in a browser without a window. */
export function createNodeVideos(browser: Pick<SharedBrowser, 'use'>): NodeVideos {
  const folder = new TemporaryFolder()
  const keepChunks = async (chunks: AsyncIterable<Uint8Array>): Promise<KeptVideo> => {
    const path = await folder.newPath()
    return keptVideo(path, await keepFile(chunks, path), browser)
  }
  return {
    keep: (request, maxBytes, pace) => keepChunks(chunksOf(request, maxBytes, pace)),
    keepChunks,
    stop: () => folder.remove()
  }
}

function keptVideo(path: string, size: number, browser: Pick<SharedBrowser, 'use'>): KeptVideo {
  return {
    size,
    inspect: () => inspect(path),
    frames: (plan) => decodeFrames(path, plan, browser),
    drop: () => rm(path, { force: true })
  }
}

/** By the rules that the client applies before it sends anything. */
async function inspect(path: string): Promise<VideoFacts> {
  try {
    return await inspectVideo(await openAsBlob(path))
  } catch (error) {
    throw isClientError(error, 'invalid_input')
      ? new VideoError(error.fault ?? error.message)
      : error
  }
}
