import type { Story, Subject } from './stories'
import type { Kept } from './world'

/** How something that was asked for ended. */
export type End =
  | 'placed'
  | 'failed'
  | 'refused before sending'
  | 'kept'
  | 'asked about'
  | 'cancelled'
  | 'not begun'

/** How each subject stands, by its title. */
export type Ends = Map<string, { end: End; subject: Subject | null }>

/** What a panel says of what was asked of it. */
export type Told = Pick<Story, 'titles' | 'subjects'>

/** How all that was asked for ended; `earlier` is what a closed panel knew. */
export function endsOf(kept: Kept, stories: readonly Told[], earlier: Ends): Ends {
  const ends: Ends = new Map()
  const placed = placedTitles(kept)
  const journal = new Map(kept.journal.map((entry) => [entry.title, entry]))
  for (const story of stories) {
    for (const title of story.titles) {
      const subject = story.subjects().find((one) => one.title === title) ?? null
      const entry = journal.get(title)
      const known = earlier.get(title)
      if (placed.has(title)) ends.set(title, { end: 'placed', subject })
      else if (subject?.state === 'done') ends.set(title, { end: 'placed', subject })
      else if (entry !== undefined) {
        ends.set(title, { end: entry.serviceId === null ? 'asked about' : 'kept', subject })
      } else if (subject !== null) ends.set(title, { end: endOf(subject), subject })
      else ends.set(title, known ?? { end: 'not begun', subject })
    }
  }
  return ends
}

function endOf({ state, asked }: Subject): End {
  if (state === 'cancelled') return state
  if (state === 'failed') return asked ? 'failed' : 'refused before sending'
  return 'not begun'
}

function placedTitles({ results, ads }: Kept): Set<string> {
  return new Set([...results.map(({ record }) => record), ...ads].map(({ title }) => title))
}
