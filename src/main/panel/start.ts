import type { Command, Startup } from '../../bridge'
import { fileId } from '../file-id/file-id'
import { readUnfinished } from '../journal/read-unfinished'
import { describeSelection } from '../selection/describe-selection'
import { readKey } from '../settings/key-store'
import { readSettings } from '../settings/settings-store'
import { canEdit } from '../nodes/can-edit'

/** Everything the panel needs for its first render. */
export async function start(command: Command): Promise<Startup> {
  const file = fileId()
  return {
    command,
    selection: await describeSelection(),
    settings: await readSettings(),
    key: await readKey(),
    canEdit: canEdit(),
    fileId: file,
    ...(await readUnfinished(file))
  }
}
