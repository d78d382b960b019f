import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { InvalidInputError } from '../../client'
import { inspectVideo } from '../../client/video/inspect-video'
import { type KeptVideo, type VideoBackend, VideoError, type VideoFacts } from '../../service'
import type { SharedBrowser } from '../browser/shared-browser'
import { decodeFrames } from './decode-frames'
import { keepFile } from './keep-file'
import { TemporaryFolder } from '../temporary/temporary-folder'

export interface NodeVideos extends VideoBackend {
  /** Removes what is kept. */
  stop(): Promise<void>
}

/** Keeps videos in temporary files, reads them with a demuxer and decodes them in a browser without a window. */
export function createNodeVideos(browser: Pick<SharedBrowser, 'use'>): NodeVideos {
  const folder = new TemporaryFolder()
  return {
    async keep(request, maxBytes, pace) {
      const path = await folder.newPath()
      const size = await keepFile(request, path, maxBytes, pace)
      return keptVideo(path, size, browser)
    },
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
    throw error instanceof InvalidInputError ? new VideoError(error.fault) : error
  }
}
