import type { NodeCore } from './node-core'
import * as v from 'valibot'
import { validate } from './validation'

const LONGEST = 1000

/** Replaces all relaunch buttons of a node. Throws for a command that the manifest lacks. */
export function setRelaunchData(core: NodeCore, data: Record<string, string>): void {
  const { manifest } = core.session
  validate('relaunchData', v.record(v.string(), v.string()), data)
  const commands = manifest?.relaunchButtons?.map(({ command }) => command)
  if (!commands) throw new Error('The manifest has no relaunchButtons section')
  const entries = Object.entries(data).map(([command, message]) => {
    if (!commands.includes(command)) {
      throw new Error(`The relaunch command "${command}" is not in the manifest`)
    }
    if (message.length > LONGEST) {
      throw new Error(`The relaunch description must be at most ${LONGEST} characters`)
    }
    return { pluginId: manifest?.id ?? '', command, message, isDeleted: false }
  })
  core.update({ pluginRelaunchData: entries })
}
