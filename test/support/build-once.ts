import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildPlugin } from './built-plugin'

const BUILT = ['build/main.js', 'build/ui.js', 'build/publish/manifest.json']

/** Types of style sheets, beside them: newer than the build that wrote them. */
const WRITTEN_BY_BUILD = '.d.css.ts'

/** Tests of the built plugin need a build of the source as it is: `npm test` makes one first, a single run where it is none. */
export default async function setup(): Promise<void> {
  const oldest = Math.min(...BUILT.map(writtenAt))
  const newest = Math.max(
    ...readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.endsWith(WRITTEN_BY_BUILD))
      .map((file) => statSync(join('src', file)))
      // What the build writes beside a style sheet makes its folder newer.
      .map((found) => (found.isFile() ? found.mtimeMs : 0))
  )
  if (oldest < newest) await buildPlugin()
}

/** ms since 1970; 0 where there is no such file. */
function writtenAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
