import type { ErrorData } from '../../src/errors'
import type { RunKind } from '../../src/file'
import type { RetryWay } from '../../src/ui/run/retry-way'
import type { RunStore } from '../../src/ui/run/run-store'
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
  way: RetryWay | null
}

/** All that is asked for of one kind. */
export interface Story {
  kind: RunKind
  titles: readonly string[]
  alone: () => boolean
  begin: () => void
  subjects: () => Subject[]
  /** Nothing goes on: all have ended, or the rest waits for the designer after a pause. */
  atRest: () => boolean
  isPaused: () => boolean
  cancel: () => void
  goOn: () => Promise<void>
  again: () => Promise<void>
}

/** What a plan asks of a panel. */
export function storiesOf({ runs, more }: TestPanel, { idOf, plan }: World): Story[] {
  const frames = plan.frames.map((name) => ({ id: idOf(name), name, medium: 'generic' as const }))
  const page = { title: 'example.com', medium: 'desktopWeb', removeCookieBanner: true } as const
  const file = new File(['not looked into'], 'Film.webm')
  const facts = { seconds: 0.2, width: 64, height: 48 }
  const { kinds } = plan
  const all: Story[] = [
    storyOf(runs, frames, plan.frames),
    storyOf(more.pages.runs, [{ ...page, url: 'https://example.com' }], [page.title]),
    storyOf(more.videos.runs, [{ file, title: 'Film', url: 'blob:film', facts }], ['Film']),
    storyOf(more.ads.runs, [{ nodeId: idOf(AD_NAME), name: AD_NAME }], [AD_NAME])
  ]
  return all.filter(({ kind }) => kinds.includes(kind))
}

function storyOf<P extends string, I, R>(
  store: RunStore<P, I, R>,
  inputs: readonly I[],
  titles: readonly string[]
): Story {
  const { batch, items, running } = store
  return {
    kind: store.kind,
    titles,
    alone: () => batch.value.alone,
    begin: () => {
      if (inputs.length === 1) store.start(inputs[0]!)
      else void store.startAll(inputs)
    },
    subjects: () =>
      items.value.map((item) => ({
        title: item.target.title,
        state: item.state,
        error: item.run?.error ?? item.error,
        final: item.run?.final === true,
        asked: item.run?.asked === true,
        way: store.wayOf(item)
      })),
    atRest: () =>
      !items.value.some(({ state }) => state === 'running') &&
      (batch.value.paused !== null || !running.value),
    isPaused: () => batch.value.paused !== null,
    cancel: () => store.cancel(),
    goOn: store.goOn,
    again: () => store.again()
  }
}
