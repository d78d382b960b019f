import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { relative } from 'node:path'
import { formatted } from '../../support/formatted'

/**
 * Puts fitted constants where they stand in the source. With `--write` on the command line the file is
 * rewritten, formatted; without it this says whether the file has these very numbers. `replace` gets the
 * file's text and gives it back with the constants in it.
 */
export async function writeConstants(url: URL, replace: (source: string) => string): Promise<void> {
  const file = fileURLToPath(url)
  const source = readFileSync(file, 'utf8')
  const written = await formatted(file, replace(source))
  const name = relative(process.cwd(), file)
  if (written === source) console.log(`${name} has these numbers.`)
  else if (process.argv.includes('--write')) {
    writeFileSync(file, written)
    console.log(`${name} is rewritten.`)
  } else console.log(`${name} has other numbers; run again with --write to put these there.`)
}

/** Puts text between `before` and `after`, each of which must be there. */
export function putBetween(source: string, before: string, after: string, text: string): string {
  const start = source.indexOf(before)
  const end = source.indexOf(after, start + before.length)
  if (start < 0 || end < 0) throw new Error(`The source has no "${before}" up to "${after}".`)
  return source.slice(0, start + before.length) + text + source.slice(end)
}
