import { GlanceError } from '../../errors'
import { words } from './words'

/** Works with a chosen file. Rejects with `video_file_changed` where the file has changed since and the work fails. */
export async function whileUnchanged<T>(
  file: File,
  signal: AbortSignal,
  work: () => Promise<T>
): Promise<T> {
  await requireUnchanged(file)
  try {
    return await work()
  } catch (error) {
    signal.throwIfAborted()
    await requireUnchanged(file)
    throw error
  }
}

async function requireUnchanged(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    const code = 'video_file_changed'
    throw new GlanceError({ kind: code, code, ...words().fileChanged(file.name), sent: 'maybe' })
  }
}
