import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Copies what Git knows of this repository, as it lies here, with what was built, into a folder of its own; returns it
 * with what removes it. The folder goes with this process, also on Ctrl-C.
 */
export function copyRepository(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'glance-mutants-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const listed = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard'
  ])
  const files = listed.toString().split('\0').filter(Boolean)
  for (const file of [...files, 'build'].filter((name) => existsSync(name))) {
    cpSync(file, join(folder, file), { recursive: true, preserveTimestamps: true })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return { folder, remove }
}
