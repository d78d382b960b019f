import type { Session } from './session'

export const ACCEPTED_FILES = '.fig,.png,.jpg,.jpeg,image/png,image/jpeg'

/** Opens what was dropped or chosen: a .fig file replaces the document, pictures become frames. */
export async function openFiles(session: Session, files: readonly File[]): Promise<void> {
  const placed: string[] = []
  for (const file of files) {
    try {
      const id = await openFile(session, file)
      if (id !== null) placed.push(id)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      session.notices.problem(`“${file.name}” could not be opened.`, reason)
    }
  }
  if (placed.length === 0) return
  session.select(placed)
  session.zoomToLayers(placed)
}

/** The id of the frame that was made; null when the document was replaced. */
async function openFile(session: Session, file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const name = file.name.replace(/\.\w+$/, '')
  if (isPicture(bytes)) return session.document.addImage(bytes, name)
  if (!/\.fig$/i.test(file.name)) {
    throw new Error('The playground opens .fig files and PNG or JPEG pictures.')
  }
  await session.document.loadFig(bytes, name)
  session.zoomToFit()
  return null
}

/** PNG and JPEG by their first bytes: a file's name may lie. */
function isPicture([a, b, c]: Uint8Array): boolean {
  return (a === 0x89 && b === 0x50) || (a === 0xff && b === 0xd8 && c === 0xff)
}
