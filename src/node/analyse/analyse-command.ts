import { access, constants, mkdir } from 'node:fs/promises'
import { analyseFile } from './analyse-file'
import { writeIn } from '../cli/language'
import { createLocalClient } from './local-client'
import { outputFolders } from './output-folders'
import { readArguments } from './read-arguments'

export const ANALYSE_USAGE =
  'npm run analyse -- FILE... --out DIR [--medium desktopWeb|mobileWeb|generic] [--language en|de]'

/** While one picture is computed, the next is read and the last is written. */
const AT_ONCE = 3

/**
 * Analyses image files one by one and writes a folder for each. A file that fails is told on standard
 * error and leaves no folder; the others go on. Resolves to the exit code: 1 when any failed. Rejects at once
 * when nothing can be written.
 */
export async function analyse(args: string[]): Promise<number> {
  const { files, out, medium, language } = readArguments(args)
  writeIn(language)
  await makeFolder(out)
  const client = createLocalClient()
  const folders = outputFolders(files, out)
  let failures = 0
  let done = 0
  await forEachLimit([...folders], AT_ONCE, async ([file, folder]) => {
    const start = performance.now()
    let line: string
    try {
      await analyseFile(client, { file, folder, medium })
      line = `${folder} (${Math.round(performance.now() - start)} ms)`
    } catch (error) {
      failures += 1
      line = `failed. ${inWords(error)}`
    }
    done += 1
    process.stderr.write(`[${done}/${folders.size}] ${file}: ${line}\n`)
  })
  if (failures > 0) process.stderr.write(`${failures} of ${folders.size} files failed.\n`)
  return failures > 0 ? 1 : 0
}

function inWords(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'There is no such file.'
  if (code === 'EISDIR') return 'This is a folder, not a file.'
  if (code === 'EACCES' || code === 'EPERM') return 'Permission denied.'
  if (code === 'ENOSPC') return 'The disk is full.'
  return message
}

/** Works through items in order, at most `limit` at once. Rejects with the first failure. */
async function forEachLimit<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>
): Promise<void> {
  const rest = items.values()
  const takeAll = async (): Promise<void> => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, takeAll))
}

/** Makes the folder for all results. Rejects, before any work is done, when nothing can be written there. */
async function makeFolder(folder: string): Promise<void> {
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
