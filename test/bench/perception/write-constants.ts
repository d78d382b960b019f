import { readFileSync, writeFileSync } from 'node:fs'
import { formatted } from '../../support/formatted'

/** Where a constant stands in the source, between what comes before and after it, and what it is. */
export type Constant = readonly [before: string, after: string, text: string]

/**
 * Puts fitted constants where they stand in a file of the source. With `--write` on the command line the file is
 * rewritten, formatted; without it this says whether the file has these very numbers.
 */
export async function writeConstants(file: string, ...constants: Constant[]): Promise<void> {
  const source = readFileSync(file, 'utf8')
  const changed = constants.reduce((text, constant) => putBetween(text, ...constant), source)
  const written = await formatted(file, changed)
  if (written === source) console.log(`${file} has these numbers.`)
  else if (process.argv.includes('--write')) {
    writeFileSync(file, written)
    console.log(`${file} is rewritten.`)
  } else console.log(`${file} has other numbers; run again with --write to put these there.`)
}

/** Puts text between `before` and `after`, each of which must be there. */
export function putBetween(source: string, before: string, after: string, text: string): string {
  const start = source.indexOf(before)
  const end = source.indexOf(after, start + before.length)
  if (start < 0 || end < 0) throw new Error(`The source has no "${before}" up to "${after}".`)
  return source.slice(0, start + before.length) + text + source.slice(end)
}
