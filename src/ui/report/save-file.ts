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
