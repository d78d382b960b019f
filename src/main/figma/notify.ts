/** Figma cuts notifications at 100 characters, without a sign of it. */
const MOST_CHARACTERS = 100

export function notifyUser(message: string, isError = false): void {
  figma.notify(fitNotification(message), { error: isError })
}

export function fitNotification(message: string): string {
  return message.length <= MOST_CHARACTERS
    ? message
    : `${message.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`
}
