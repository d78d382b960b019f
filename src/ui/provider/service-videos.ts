import { parse } from 'valibot'
import type { Client, DownloadedAnimation } from '../../client'
import { GlanceError } from '../../errors'
import { videoIdSchema } from '../../interface'
import type { AcceptedEntry } from './run-steps'
import { VIDEO_PHASES, type VideoAnalyser, type VideoSteps, whileUnchanged } from './videos'
import { words } from './words'

/** Uploads videos to a service, which is asked every `pollMs` whether one is done. */
export function serviceVideos(client: Client, pollMs: number): VideoAnalyser {
  const { videos } = client

  async function resume(
    { enter, looked, signal }: VideoSteps,
    { serviceId }: AcceptedEntry
  ): Promise<DownloadedAnimation> {
    enter('analysing')
    const id = parse(videoIdSchema, serviceId)
    const { outputs } = await videos.wait(id, { signal, onPoll: () => looked(pollMs) })
    enter('downloading')
    const link = outputs.attention?.attentionMap
    if (link === undefined) {
      throw new GlanceError({ code: 'map_missing', ...words().mapMissing, sent: 'yes' })
    }
    return client.downloadAnimation(link, { signal })
  }

  return {
    phases: VIDEO_PHASES,
    async start(steps, { file, title }) {
      const { progress, send, signal } = steps
      const url = await whileUnchanged(file, signal, async () => {
        const { url } = await videos.uploadUrl({ signal })
        const onProgress = (sentBytes: number): void => progress(sentBytes, file.size)
        await videos.upload(url, file, { signal, onProgress })
        return url
      })
      const entry = await send({ medium: 'generic' }, () =>
        videos.create({ content: url, title }, { signal })
      )
      return resume(steps, entry)
    },
    resume
  }
}
