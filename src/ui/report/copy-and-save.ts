/** The panel is no secure context and has no navigator.clipboard: this command is what is left. */
interface Commands {
  execCommand: (name: 'copy') => boolean
}

/**
 * Puts a text on the clipboard, leaving focus and selection as they are. False when the browser refuses,
 * which it does when the designer's last press lies too far back.
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

/** Hands a file to the browser's downloads, which is the one way out of the panel. */
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
