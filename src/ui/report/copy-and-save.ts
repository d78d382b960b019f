/** The panel is not a secure context and has no navigator.clipboard, only this command. */
interface Commands {
  execCommand: (name: 'copy') => boolean
}

/**
 * Copies a text to the clipboard, keeping focus and selection. False when the browser refuses, as it does
 * when the designer's last press is too long ago.
 */
export function copyText(text: string): boolean {
  const commands: Commands = document
  let handed = false
  const hand = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
    handed = event.clipboardData !== null
  }
  document.addEventListener('copy', hand, { capture: true })
  try {
    return commands.execCommand('copy') && handed
  } finally {
    document.removeEventListener('copy', hand, { capture: true })
  }
}

/** Long enough for a dialog that asks where to. */
const KEPT_MS = 60_000

/** Saves a file as a browser download, the only way out of the panel. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** The style sheets that the build put into the panel for the classes in a text of HTML. */
export function styleSheetOf(html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  )
  return [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .filter((sheet) => [...classes].some((name) => name !== '' && sheet.includes(`.${name}`)))
    .join('\n')
}
