import { access, constants, mkdir } from 'node:fs/promises'

/** Makes the folder for all results. Rejects, before any work is done, when nothing can be written there. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Error(`--out ${folder}: ${REASONS[code ?? ''] ?? message}`, { cause: error })
  }
}

const REASONS: Partial<Record<string, string>> = {
  EEXIST: 'This is a file, not a folder.',
  ENOTDIR: 'A part of this path is a file, not a folder.',
  EACCES: 'Nothing may be written there.',
  EPERM: 'Nothing may be written there.',
  EROFS: 'Nothing can be written there: the disk is read-only.'
}
