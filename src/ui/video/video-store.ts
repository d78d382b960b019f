import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { storeHook } from '../kit/store-hook'
import { createTaskRunner, type TaskRunner } from '../run/task/task-runner'
import type { MoreTools } from '../run/task/more-tools'
import { createTaskStore } from '../run/task/task-store'
import type { TaskStore } from '../run/task/task-store-types'
import { describeError } from '../words/describe-error'
import { fetchVideoMap, sendVideo } from './analyse-video'
import type { ChosenVideo, Choice } from './chosen-video'
import { type KeyFrameCount, placeKeyFrames, type PlacePhase } from './place-key-frames'
import type { VideoMap } from './video-map'
import { VIDEO_PHASE_NAMES, VIDEO_PHASES, type VideoPhase } from './video-phases'
import { videoTitle } from './video-title'

export interface VideoStore {
  choice: ReadonlySignal<Choice>
  /** Checks a file before anything is sent. */
  choose: (file: File) => void
  /** Lets go of the file, and of the result that is shown. */
  clear: () => void
  tasks: TaskStore<VideoPhase, ChosenVideo, VideoMap>
  /** When the service was last asked, and how often it is; null before the first answer. */
  looked: ReadonlySignal<{ at: number; everyMs: number } | null>
  /** What cancelling means now, and what it meant when the task was cancelled. */
  cancelNote: ReadonlySignal<string>
  count: Signal<KeyFrameCount>
  placing: TaskRunner<PlacePhase, string>
  /** Places key frames of the result, with the chosen video under them when it is there. */
  place: () => void
}

export const useVideos = storeHook<VideoStore>('videos')

export function createVideoStore(tools: MoreTools): VideoStore {
  const { bridge, errors, inspectVideo, now } = tools
  const choice = signal<Choice>({ state: 'none' })
  const looked = signal<VideoStore['looked']['value']>(null)
  const count = signal<KeyFrameCount>(6)
  const placing = createTaskRunner<PlacePhase, string>(['drawing', 'placing'], tools)

  const tasks = createTaskStore<VideoPhase, ChosenVideo, VideoMap>(tools, {
    kind: 'video',
    phases: VIDEO_PHASES,
    names: VIDEO_PHASE_NAMES,
    waiting: 'analysing',
    create: sendVideo,
    finish: (context, entry) => {
      looked.value = null
      const everyMs = context.provider.videoPollMs
      return fetchVideoMap(context, entry, () => (looked.value = { at: now(), everyMs }))
    },
    // The file itself cannot be kept.
    inputOf: () => null
  })

  const cancelNote = computed(() => {
    const host = tasks.provider.value?.host ?? null
    if (host === null || tasks.task.value?.asked === true) return tasks.cancelNote.value
    return `The upload is stopped and nothing is analysed. What has arrived stays in the storage of ${host} until it is cleared there.`
  })

  function set(next: Choice): void {
    if (choice.value.state === 'ready') URL.revokeObjectURL(choice.value.video.url)
    choice.value = next
  }

  async function check(file: File): Promise<void> {
    const { name } = file
    const checking: Choice = { state: 'checking', name }
    set(checking)
    const next = await inspectVideo(file).then(
      (facts): Choice => {
        const video = { file, title: videoTitle(name), url: URL.createObjectURL(file), facts }
        return { state: 'ready', video }
      },
      (error: unknown): Choice => ({ state: 'refused', name, error: describeError(error) })
    )
    if (choice.value === checking) set(next)
    else if (next.state === 'ready') URL.revokeObjectURL(next.video.url)
  }

  return {
    choice,
    choose: (file) => errors.guard(() => check(file)),
    clear: () => {
      set({ state: 'none' })
      tasks.dismiss()
      placing.cancel()
      placing.dismiss()
    },
    tasks,
    looked,
    cancelNote,
    count,
    placing,
    place: () => {
      const { title, result } = tasks.task.value ?? {}
      if (title === undefined || result?.kind !== 'frames') return
      const video = choice.value.state === 'ready' ? choice.value.video : null
      placing.dismiss()
      placing.start(title, (run) =>
        placeKeyFrames(bridge, run, { title, video, map: result, count: count.value })
      )
    }
  }
}
