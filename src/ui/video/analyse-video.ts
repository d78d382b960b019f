import { parse } from 'valibot'
import { GlanceError } from '../../errors'
import { videoIdSchema } from '../../interface'
import type { AcceptedEntry, RunContext } from '../run/run-plan'
import type { ChosenVideo } from './chosen-video'
import { readVideoMap, type VideoMap } from './video-map'
import { words } from './words'

/** The way of a video, in order. */
export const VIDEO_PHASES = ['uploading', 'analysing', 'downloading'] as const

export type VideoPhase = (typeof VIDEO_PHASES)[number]

/** First half: the file goes to the service's storage, and its analysis is asked for. */
export async function sendVideo(
  { progress, provider, send, signal }: RunContext<VideoPhase>,
  { file, title }: ChosenVideo
): Promise<AcceptedEntry> {
  const { videos } = provider.client
  await requireUnchanged(file)
  const { url } = await videos.uploadUrl({ signal })
  try {
    const onProgress = (sentBytes: number): void => progress(sentBytes, file.size)
    await videos.upload(url, file, { signal, onProgress })
  } catch (error) {
    signal.throwIfAborted()
    await requireUnchanged(file)
    throw error
  }
  return send({ medium: 'generic' }, () => videos.create({ content: url, title }, { signal }))
}

/** Second half, and all of a resumed one. `onLook` is told of every question that was answered. */
export async function fetchVideoMap(
  { enter, provider, signal }: RunContext<VideoPhase>,
  { serviceId }: AcceptedEntry,
  onLook: () => void
): Promise<VideoMap> {
  const { client } = provider
  enter('analysing')
  const id = parse(videoIdSchema, serviceId)
  const { outputs } = await client.videos.wait(id, { signal, onPoll: onLook })
  enter('downloading')
  const link = outputs.attention?.attentionMap
  if (link === undefined) throw mapMissing()
  return readVideoMap(await client.downloadAnimation(link, { signal }))
}

function mapMissing(): GlanceError {
  return new GlanceError({ code: 'map_missing', ...words().mapMissing, sent: 'yes' })
}

/** A file is read when it is sent, not when it is chosen; meanwhile it may have changed. Throws `video_file_changed`. */
async function requireUnchanged(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    throw new GlanceError({
      kind: 'video_file_changed',
      code: 'video_file_changed',
      ...words().fileChanged(file.name),
      sent: 'maybe'
    })
  }
}
