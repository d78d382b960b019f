import { cleanLine } from '../../file'
import { undoLastStep } from './undo'
import { words } from './words'

/** Figma cuts notifications at 100 characters, without a sign of it. */
const MOST_CHARACTERS = 100

/** Time to read a notification and to press its button, ms. */
const PRESS_MS = 8_000

export function notifyUser(
  message: string,
  isError = false,
  button?: NonNullable<NotificationOptions['button']>
): void {
  figma.notify(fitNotification(message), {
    error: isError,
    ...(button && { button, timeout: PRESS_MS })
  })
}

/**
 * Notifies of what Glance has just done, with a button that undoes just that; without one where something has happened in
 * the file since, because Figma's undo takes back whatever came last.
 */
export function notifyDone(message: string, gone?: () => void): void {
  const undo = undoLastStep()
  const undoing = undo && {
    timeout: PRESS_MS,
    button: {
      text: words().undo,
      action: () => {
        void undo().then((how) => {
          if (how === false) notifyUser(words().undoTooLate, true)
          else if (how === 'unheard') notifyUser(words().notUndone, true)
        })
      }
    }
  }
  figma.notify(fitNotification(message), { ...undoing, ...(gone && { onDequeue: gone }) })
}

/** Closes Glance with a notification. One with an undo button keeps Glance running while it is shown. */
export function closeWith(message: string, offersUndo = false): void {
  if (offersUndo && undoLastStep() !== null) notifyDone(message, () => figma.closePlugin())
  else figma.closePlugin(fitNotification(message))
}

/** A message as one line that Figma does not cut. Foreign names in it turn no text round, and are cut between characters. */
export function fitNotification(message: string): string {
  const line = cleanLine(message)
  return line.length <= MOST_CHARACTERS
    ? line
    : `${cleanLine(line.slice(0, MOST_CHARACTERS - 1)).replace(/\ufffd$/, '')}…`
}
