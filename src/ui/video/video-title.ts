/** A file's name without its ending; the whole name where nothing would be left. */
export function videoTitle(fileName: string): string {
  return fileName.replace(/(.)\.[^.]+$/, '$1')
}
