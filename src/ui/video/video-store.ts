import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { type ErrorData, toErrorData } from '../../errors'
import { storeHook } from '../kit/store-hook'
import type { VideoFile, VideoMap } from '../provider/provider'
import type { RunTools } from '../run/run-tools'
import type { RunContext } from '../run/job'
import { createRuns } from '../run/runs'
import { words } from './words'

/** A file that has passed the checks; its title is its name without the ending. */
export interface ChosenVideo extends VideoFile {
  /** Object URL of the file. */
  url: string
}

type Choice =
  | { state: 'none' }
  | { state: 'checking'; name: string }
  | { state: 'refused'; name: string; error: ErrorData }
  | { state: 'ready'; video: ChosenVideo }

export type VideoStore = ReturnType<typeof createVideoStore>

export const useVideos = storeHook<VideoStore>('videos')

export function createVideoStore(tools: RunTools) {
  const { errors, inspectVideo } = tools
  const choice = signal<Choice>({ state: 'none' })
  /** The map of the last video; null before. */
  const map = signal<VideoMap | null>(null)

  const runs = createRuns(tools, {
    kind: 'video',
    phases: ({ videos }) => videos.phases,
    phaseNames: () => words().phases,
    waiting: 'analysing',
    resume: (context, entry) => show(context, context.provider.videos.resume(context, entry)),
    // The file itself cannot be kept.
    requestOf: () => null
  })

  async function show({ signal }: RunContext, analysing: Promise<VideoMap>): Promise<void> {
    map.value = null
    const result = await analysing
    signal.throwIfAborted()
    map.value = result
  }

  /** What cancelling does now; after cancelling, what it did. */
  const cancelNote = computed(() => {
    const host = runs.run.value?.provider.info.host ?? null
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
    choice: choice as ReadonlySignal<Choice>,
    /** Checks a file before anything is sent. */
    choose: (file: File): void => errors.guard(() => check(file)),
    /** Lets go of the file, and of the result that is shown. */
    clear: (): void => {
      set({ state: 'none' })
      runs.dismiss()
      map.value = null
    },
    runs,
    start: (video: ChosenVideo): void => {
      const { file, title } = video
      const work = (context: RunContext): Promise<void> =>
        show(context, context.provider.videos.start(context, video))
      runs.start({ source: file.name, title, work })
    },
    map: map as ReadonlySignal<VideoMap | null>,
    cancelNote
  }
}

/** A file's name without its ending; the whole name where nothing would be left. */
function videoTitle(fileName: string): string {
  return fileName.replace(/(.)\.[^.]+$/, '$1')
}
