import { statSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

const BUILT = ['build/main.js', 'build/ui.js', 'build/publish/manifest.json']

const SOURCES = ['src/**', 'package.json', 'build-figma-plugin.*.js']

/** Types of style sheets, beside them: newer than the build that wrote them. */
const WRITTEN_BY_BUILD = '**/*.d.css.ts'

/** Whether a repository's build is missing, in part too, or older than one of the files that it is made of. */
export function isBuildStale(root: string): boolean {
  const sources = globSync(SOURCES, { cwd: root, ignore: WRITTEN_BY_BUILD })
  const writtenAt = (file: string): number | undefined =>
    statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs
  const newest = Math.max(...sources.map((file) => writtenAt(file) ?? 0))
  return BUILT.some((file) => (writtenAt(file) ?? -1) < newest)
}
