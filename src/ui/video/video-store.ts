import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { storeHook } from '../kit/store-hook'
import { VIDEO_PHASES, type VideoPhase, type VideoSteps } from '../provider/videos'
import type { RunTools } from '../run/handover'
import type { Run } from '../run/run'
import type { RunContext } from '../run/run-plan'
import { createRunStore, type RunStore } from '../run/run-store'
import { type TrackedWork, trackWork } from '../run/track-work'
import { toErrorData } from '../../errors'
import type { ChosenVideo, Choice } from './chosen-video'
import {
  type KeyFrameCount,
  PLACE_PHASES,
  placeKeyFrames,
  type PlacePhase
} from './place-key-frames'
import { readVideoMap, type VideoMap } from './video-map'
import { words } from './words'

export interface VideoStore {
  choice: ReadonlySignal<Choice>
  /** Checks a file before anything is sent. */
  choose: (file: File) => void
  /** Lets go of the file, and of the result that is shown. */
  clear: () => void
  runs: RunStore<VideoPhase, ChosenVideo, VideoMap>
  /** When the service was last asked, and how often it is; null before the first answer. */
  looked: ReadonlySignal<{ at: number; everyMs: number } | null>
  /** Says what cancelling does now; after cancelling, what it did. */
  cancelNote: ReadonlySignal<string>
  count: Signal<KeyFrameCount>
  /** The placing of key frames that goes on, or the last one until it is dismissed; its result is a node id. */
  placing: ReadonlySignal<Run<PlacePhase, string> | null>
  /** Places key frames of the result, with the chosen video under them when it is there. */
  place: () => void
  cancelPlacing: () => void
  dismissPlacing: () => void
}

export const useVideos = storeHook<VideoStore>('videos')

export function createVideoStore(tools: RunTools): VideoStore {
  const { bridge, errors, inspectVideo, newId, now } = tools
  const choice = signal<Choice>({ state: 'none' })
  const looked = signal<VideoStore['looked']['value']>(null)
  const count = signal<KeyFrameCount>(6)
  const placing = signal<TrackedWork<PlacePhase, string> | null>(null)

  const runs = createRunStore<VideoPhase, ChosenVideo, VideoMap>(tools, {
    kind: 'video',
    phases: VIDEO_PHASES,
    phasesBy: ({ videos }) => videos.phases,
    phaseNames: () => words().phases,
    waiting: 'analysing',
    describe: ({ file, title }) => ({ source: file.name, title }),
    start: async (context, video) =>
      readVideoMap(await context.provider.videos.start(stepsOf(context), video)),
    resume: async (context, entry) =>
      readVideoMap(await context.provider.videos.resume(stepsOf(context), entry)),
    // The file itself cannot be kept.
    inputOf: () => null
  })

  function stepsOf(context: RunContext<VideoPhase>): VideoSteps {
    looked.value = null
    return { ...context, looked: (everyMs) => (looked.value = { at: now(), everyMs }) }
  }

  const cancelNote = computed(() => {
    const host = runs.run.value?.provider?.host ?? null
    if (host === null || runs.run.value?.asked === true) return runs.cancelNote.value
    return words().uploadStopped(host)
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
      (error: unknown): Choice => ({ state: 'refused', name, error: toErrorData(error) })
    )
    if (choice.value === checking) set(next)
    else if (next.state === 'ready') URL.revokeObjectURL(next.video.url)
  }

  return {
    choice,
    choose: (file) => errors.guard(() => check(file)),
    clear: () => {
      set({ state: 'none' })
      runs.dismiss()
      placing.value?.cancel()
      placing.value = null
    },
    runs,
    looked,
    cancelNote,
    count,
    placing: computed(() => placing.value?.run.value ?? null),
    cancelPlacing: () => placing.value?.cancel(),
    dismissPlacing: () => (placing.value = null),
    place: () => {
      const { title, source, result } = runs.run.value ?? {}
      if (title === undefined || source === undefined || result?.kind !== 'frames') return
      if (placing.value?.run.value.state === 'running') return
      const video = choice.value.state === 'ready' ? choice.value.video : null
      const first = { id: newId(), title, source, provider: null, startedAt: now() }
      placing.value = trackWork({ phases: PLACE_PHASES, first, now }, (steps) =>
        placeKeyFrames(bridge, steps, { title, video, map: result, count: count.value })
      )
    }
  }
}

/** A file's name without its ending; the whole name where nothing would be left. */
function videoTitle(fileName: string): string {
  return fileName.replace(/(.)\.[^.]+$/, '$1')
}
