import { ClientError } from '../../client'

/** A file is read when it is sent, not when it is chosen; meanwhile it may have changed. */
class FileChangedError extends ClientError {
  override name = 'FileChangedError'

  constructor(fileName: string) {
    super({
      code: 'video_file_changed',
      message: `“${fileName}” was changed, moved or deleted after you chose it.`,
      advice: 'Choose the file again. Nothing was analysed.',
      sent: 'maybe'
    })
  }
}

/** Throws FileChangedError unless the file is still as it was chosen. */
export async function requireUnchanged(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    throw new FileChangedError(file.name)
  }
}
