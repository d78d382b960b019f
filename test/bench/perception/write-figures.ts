import { readFile, writeFile } from 'node:fs/promises'
import { formatted } from '../../support/formatted'
import { markdownTable, short } from './markdown'
import { putBetween } from './write-constants'

const FILE = 'docs/figures.md'
/** The parts of docs/figures.md, each between comments that name it. */
type Section = 'summary' | 'kinds' | 'hints' | 'faces' | 'seen' | 'clarity' | 'tables'

/** Replaces a section of docs/figures.md, dated today. */
export async function writeFigures(section: Section, markdown: string): Promise<void> {
  const text = await readFile(FILE, 'utf8')
  const part = `\n\n${longDate(new Date())}.\n\n${markdown}\n\n`
  const changed = putBetween(text, `<!-- ${section} -->`, `<!-- /${section} -->`, part)
  await writeFile(FILE, await formatted(FILE, changed))
  console.log(`${FILE}: the section ${section} is rewritten.`)
}

/** The same where a fit was asked to write what it finds. */
export async function writeFitted(
  section: Section,
  header: string[],
  rows: string[][]
): Promise<void> {
  if (process.argv.includes('--write')) await writeFigures(section, markdownTable(header, rows))
}

/** NSS and CC, or CC alone where single looks are not at hand. */
export function bothScores({ nss, cc }: { nss: number; cc: number }): string {
  return [nss, cc]
    .filter((value) => !Number.isNaN(value))
    .map(short)
    .join(', ')
}

function longDate(day: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(day)
}
