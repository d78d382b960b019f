import { GlanceError } from '../../errors'
import { words } from './words'

/**
 * Works with a file, which is read now, not when it was chosen; meanwhile it may have changed. Rejects with
 * `video_file_changed` where that made the work fail.
 */
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
    throw new GlanceError({
      kind: 'video_file_changed',
      code: 'video_file_changed',
      ...words().fileChanged(file.name),
      sent: 'maybe'
    })
  }
}
