import type { FrameLocator } from 'playwright-core'
import { words as kit } from '../../../src/ui/words/words'
import type { RetryWay } from '../../../src/ui/run/job'
import { words as run } from '../../../src/ui/run/words'
import type { Subject } from '../stories'

/** Something that the panel says of an analysis, with the buttons beside it. */
interface Said {
  title: string
  text: string
  buttons: readonly string[]
}

/** What a designer sees of analyses. */
export interface Sight {
  /** Something is on its way. */
  busy: boolean
  /** A video's map is played. */
  played: boolean
  said: readonly Said[]
}

/** Cards and the rows of what failed, which have the ways on. */
export const SAID = 'ul[aria-label="Failed frames"] > li, section:has(> h2)'

/** Reads them as they are now. */
export async function readPanel(panel: FrameLocator): Promise<Sight> {
  const { said, ...sight } = await panel.locator('body').evaluate(
    (body, parts) => ({
      busy: body.querySelector('[role=progressbar]') !== null,
      played: body.querySelector('canvas') !== null,
      said: [...body.querySelectorAll(parts)].map((part) => ({
        // A row's name has its buttons beside it.
        title: part.querySelector('h2, span')?.firstChild?.textContent ?? '',
        text: [...part.querySelectorAll('p')].map(({ textContent }) => textContent).join(' '),
        buttons: [...part.querySelectorAll('button')].map(({ textContent }) => textContent)
      }))
    }),
    SAID
  )
  // A reason that several rows share stands in the last of them.
  const textFrom = (at: number): string =>
    said.slice(at).find(({ text }) => text !== '')?.text ?? ''
  return { ...sight, said: said.map((one, at) => ({ ...one, text: textFrom(at) })) }
}

/** How one thing stands by what is seen, also where it is `called` otherwise; null when nothing is said of it. */
export function subjectIn(
  { played, said }: Sight,
  title: string,
  called = `“${title}”`
): Subject | null {
  const names = [`“${title}”`, called]
  const one = said.find(
    (some) => some.title === title || names.some((name) => some.title.includes(name))
  )
  const isBatch = said.some((some) => some.title.endsWith(' cancelled'))
  if (one?.title === run().cancelled(title) || (one === undefined && isBatch)) {
    return cancelledSubject(title)
  }
  if (one === undefined && played) {
    const done = { state: 'done', error: null, final: false, asked: true } as const
    return { title, ...done, serviceId: null, way: null }
  }
  if (one === undefined) return null
  const sent = (['no', 'yes', 'maybe'] as const).find((kind) =>
    one.text.includes(kit().sent[kind]('picture'))
  )
  const way = WAYS.find((some) => one.buttons.includes(run().again[some])) ?? null
  return {
    title,
    state: 'failed',
    error: { code: '', message: one.text, advice: '', sent: sent ?? 'maybe' },
    // The panel offers a new run of what was sent only when the service has none.
    final: sent === 'yes' && way === 'again',
    asked: sent !== 'no',
    serviceId: null,
    way
  }
}

export function cancelledSubject(title: string): Subject {
  const cancelled = { state: 'cancelled', error: null, final: false, asked: true } as const
  return { title, ...cancelled, serviceId: null, way: 'again' }
}

const WAYS: readonly RetryWay[] = ['resume', 'ask', 'repeated', 'again']
