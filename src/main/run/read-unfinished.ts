import type { Startup } from '../../bridge'
import { notifyUser } from '../figma/notify'
import { plural } from '../figma/plural'
import { journal } from './journal-store'
import { tasks } from './task-store'

/** What was left unfinished in a file. Says so when some of it could not be read. */
export async function readUnfinished(
  file: string | null
): Promise<Pick<Startup, 'journal' | 'tasks'>> {
  if (file === null) return { journal: [], tasks: [] }
  const jobs = await journal.read(file)
  const others = await tasks.read(file)
  const dropped = jobs.dropped + others.dropped
  if (dropped > 0) {
    const what = plural(dropped, 'unfinished analysis', 'unfinished analyses')
    notifyUser(`Glance dropped ${what} that could not be read.`, true)
  }
  return { journal: jobs.entries, tasks: others.entries }
}
