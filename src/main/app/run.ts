import { toErrorData } from '../../errors'
import { notifyUser } from '../figma/notify'

/** Runs a command; when it fails before there is a panel, says why and closes. */
export function run(command: () => Promise<void>): void {
  // Nobody sees what is hidden in an instance, and Figma searches up to hundreds of times faster without it.
  figma.skipInvisibleInstanceChildren = true
  command().catch((error: unknown) => {
    const { message, advice } = toErrorData(error)
    notifyUser(`${message} ${advice}`, true)
    figma.closePlugin()
  })
}
