import { cleanLine } from '../../file'

/** Figma cuts notifications at 100 characters, without a sign of it. */
const MOST_CHARACTERS = 100

export function notifyUser(message: string, isError = false): void {
  figma.notify(fitNotification(message), { error: isError })
}

/** The names in a message are anybody's: they turn nothing round, and are not cut within a character. */
export function fitNotification(message: string): string {
  const line = cleanLine(message)
  return line.length <= MOST_CHARACTERS
    ? line
    : `${cleanLine(line.slice(0, MOST_CHARACTERS - 1)).replace(/\ufffd$/, '')}…`
}
