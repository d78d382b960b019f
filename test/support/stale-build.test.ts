import { mkdirSync, mkdtempSync, rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isBuildStale } from './stale-build'

const SOURCES = ['src/main/commands/open.ts', 'src/ui/kit/card.module.css', 'package.json']
const BUILT = ['build/main.js', 'build/ui.js', 'build/publish/manifest.json']
const CLONED = 1_700_000_000

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stale-build-'))
  for (const file of [...SOURCES, ...BUILT]) write(file, CLONED)
})
afterEach(() => rmSync(root, { recursive: true }))

/** `at`: s since 1970. */
function write(file: string, at: number): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  utimesSync(path, at, at)
}

it('where all files have one time, as in a fresh clone, the build is not stale', () => {
  expect(isBuildStale(root)).toBe(false)
})

it.each(['src/ui/index.tsx', ...SOURCES, 'build-figma-plugin.ui.js'])(
  'a build is stale once %s is newer, until it is made anew',
  (file) => {
    write(file, CLONED + 1)
    expect(isBuildStale(root)).toBe(true)
    for (const built of BUILT.slice(1)) write(built, CLONED + 2)
    expect(isBuildStale(root)).toBe(true)
    write(BUILT[0]!, CLONED + 2)
    expect(isBuildStale(root)).toBe(false)
  }
)

it.each(BUILT)('a build without %s is stale', (file) => {
  unlinkSync(join(root, file))
  expect(isBuildStale(root)).toBe(true)
})

it('what the build itself writes beside the source makes no build stale', () => {
  write('src/ui/kit/card.module.d.css.ts', CLONED + 1)
  write('manifest.json', CLONED + 1)
  utimesSync(join(root, 'src/ui/kit'), CLONED + 1, CLONED + 1)
  expect(isBuildStale(root)).toBe(false)
})
