import type { Command, Startup } from '../../bridge'
import type { Settings } from '../../file'
import { canEdit, inDevMode } from '../figma/nodes/can-edit'
import { fileId } from '../figma/storage/file-id'
import { readJournal } from '../run/journal-store'
import { describeSelection } from '../selection/describe-selection'
import { readKey } from '../settings/key-store'

/** Everything the panel needs for its first render. */
export async function start(
  command: Command,
  settings: Settings,
  misplaced: () => number
): Promise<Startup> {
  const file = fileId()
  const key = await readKey()
  const journal = await readJournal(file)
  // Last, because what is selected meanwhile is told to a panel that does not listen yet.
  const selection = await describeSelection()
  return {
    command,
    selection,
    settings,
    key,
    canEdit: canEdit(),
    devMode: inDevMode(),
    misplaced: misplaced(),
    fileId: file,
    journal
  }
}
