import { toErrorData } from '../../bridge'
import { notifyUser } from '../figma/notify'

/** Runs a command; when it fails before there is a panel, says why and closes. */
export function run(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    const { message, advice } = toErrorData(error)
    notifyUser(`${message} ${advice}`, true)
    figma.closePlugin()
  })
}
