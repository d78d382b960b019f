import { access, constants, mkdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { analyseFile } from './analyse-file'
import { writeIn } from '../cli/options'
import { reasonOf } from '../cli/reason-of'
import { say, sayAside } from '../cli/run-command'
import { Turns } from '../../waiting/turns'
import { StagingFolder } from './staging-folder'
import { findPictures, outputFolders } from './find-pictures'
import { readAreas } from './read-areas'
import { readArguments } from './read-arguments'

export const ANALYSE_USAGE =
  'npm run analyse -- FILE|FOLDER|PATTERN... --out DIR [--medium auto|desktopWeb|mobileWeb|generic] [--areas AREAS.json] [--language en|de] [--json]'

/** While one picture is computed, the next is read and the last is written. */
const AT_ONCE = 3

/**
 * Analyses image files one by one and writes a folder for each. A file that fails leaves no folder, and its reason goes to
 * standard error. Resolves to the exit code: 1 when any failed. Rejects at once when nothing can be written, or areas are wrong.
 */
export async function analyse(args: string[]): Promise<number> {
  const { names, out, medium, areas, language, json } = readArguments(args)
  writeIn(language)
  const files = await findPictures(names)
  const areasOf = areas === undefined ? null : await readAreas(areas, files)
  await makeFolder(out)
  const staging = await StagingFolder.in(out)
  const folders = outputFolders(files, out)
  let failures = 0
  let done = 0
  const turns = new Turns(AT_ONCE)
  const analyseOne = async (file: string, folder: string): Promise<void> => {
    let line: string
    try {
      const result = await analyseFile({
        ...{ file, folder, staging, medium },
        areas: areasOf?.get(basename(file)) ?? null
      })
      const { scaledFrom, unknownColours, startedAt, finishedAt } = result
      const { width, height } = scaledFrom ?? {}
      const said = [
        scaledFrom ? `made smaller from ${width} x ${height} px, ` : '',
        unknownColours ? 'its colour profile cannot be read: taken for sRGB, ' : ''
      ].join('')
      line = `${folder} (${said}${Date.parse(finishedAt) - Date.parse(startedAt)} ms)`
      if (json) print({ ...result, file, folder })
    } catch (error) {
      failures += 1
      const reason = inWords(error)
      line = `failed. ${reason}`
      if (json) print({ file, error: reason })
    }
    done += 1
    sayAside(`[${done}/${folders.size}] ${file}: ${line}`)
  }
  await Promise.all([...folders].map((names) => turns.take(() => analyseOne(...names))))
  await staging.remove()
  if (failures > 0) sayAside(`${failures} of ${folders.size} files failed.`)
  return failures > 0 ? 1 : 0
}

function print(line: object): void {
  say(JSON.stringify(line))
}

function inWords(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EISDIR') return 'There is no PNG or JPEG in this folder.'
  const reason = reasonOf(error)
  return reason.charAt(0).toUpperCase() + reason.slice(1)
}

/** Makes the folder for all results. Rejects when nothing can be written there. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new Error(`--out ${folder}: ${reasonOf(error)}`, { cause: error })
  }
}
