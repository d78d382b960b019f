import type { ErrorData } from '../../src/errors'
import type { RunKind } from '../../src/file'
import { type Job, type RetryWay, wayOf } from '../../src/ui/run/job'
import type { FrameRuns, FrameTarget } from '../../src/ui/run/frame-runs'
import type { RunStore } from '../../src/ui/run/runs'
import type { TestPanel } from '../ui/support/test-panel'
import { AD_NAME } from './plan'
import type { World } from './world'

/** One thing on its way, as the panel has it. */
export interface Subject {
  title: string
  state: string
  error: ErrorData | null
  /** The service has no result for it and never will. */
  final: boolean
  /** The create call has left. */
  asked: boolean
  /** The id that the panel was told; null until it was. */
  serviceId: string | null
  way: RetryWay | null
}

/** All that is asked for of one kind. */
export interface Story {
  kind: RunKind
  titles: readonly string[]
  alone: () => boolean
  begin: () => void
  subjects: () => Subject[]
  /** All have ended. */
  atRest: () => boolean
  cancel: () => void
  again: () => Promise<void>
}

/** What a plan asks of a panel. */
export function storiesOf({ ads, pages, runs, videos }: TestPanel, { idOf, plan }: World): Story[] {
  const frames = plan.frames.map((name) => ({ id: idOf(name), name, medium: 'generic' as const }))
  const page = { title: 'example.com', medium: 'desktopWeb', removeCookieBanner: true } as const
  const file = new File(['not looked into'], 'Film.webm')
  const facts = { seconds: 0.2, width: 64, height: 48 }
  const { kinds } = plan
  const all: Story[] = [
    storyOfFrames(runs, frames),
    storyOf(pages.runs, page.title, () => {
      pages.start({ ...page, url: 'https://example.com' })
    }),
    storyOf(videos.runs, 'Film', () => {
      videos.start({ file, title: 'Film', url: 'blob:film', facts })
    }),
    storyOf(ads.runs, AD_NAME, () => {
      ads.start(idOf(AD_NAME), AD_NAME)
    })
  ]
  return all.filter(({ kind }) => kinds.includes(kind))
}

function storyOfFrames(runs: FrameRuns, frames: readonly FrameTarget[]): Story {
  const { batch, items, running } = runs
  return {
    kind: runs.kind,
    titles: frames.map(({ name }) => name),
    alone: () => batch.value.alone,
    begin: () => {
      if (frames.length === 1) runs.start(frames[0]!)
      else void runs.startAll(frames)
    },
    subjects: () => items.value.map(subjectOf),
    atRest: () => !running.value,
    cancel: () => runs.cancel(),
    again: () => runs.again()
  }
}

function storyOf(runs: RunStore, title: string, begin: () => void): Story {
  const { run, running } = runs
  return {
    kind: runs.kind,
    titles: [title],
    alone: () => true,
    begin,
    subjects: () => (run.value === null ? [] : [subjectOf(run.value)]),
    atRest: () => !running.value,
    cancel: runs.cancel,
    again: runs.again
  }
}

function subjectOf(job: Job): Subject {
  return { ...job, serviceId: job.entry?.serviceId ?? null, way: wayOf(job) }
}
