import type { Command, Startup } from '../../bridge'
import { fileId } from '../file-id/file-id'
import { readJournal } from '../journal/journal-store'
import { describeSelection } from '../selection/describe-selection'
import { readKey } from '../settings/key-store'
import { readSettings } from '../settings/settings-store'
import { canEdit } from '../nodes/can-edit'
import { notifyUser } from './notify'

/** Everything the panel needs for its first render. */
export async function start(command: Command): Promise<Startup> {
  const file = fileId()
  const journal = file === null ? { entries: [], dropped: 0 } : await readJournal(file)
  if (journal.dropped > 0) {
    const what =
      journal.dropped === 1 ? '1 unfinished analysis' : `${journal.dropped} unfinished analyses`
    notifyUser(`Glance dropped ${what} that could not be read.`, true)
  }
  return {
    command,
    selection: await describeSelection(),
    settings: await readSettings(),
    key: await readKey(),
    canEdit: canEdit(),
    fileId: file,
    journal: journal.entries
  }
}
