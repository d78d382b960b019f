import { readdir, stat } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import { glob } from 'tinyglobby'

const PICTURE = /\.(png|jpe?g)$/i

/**
 * Finds the files that a command line names: files, the pictures in a folder, and those that match a pattern, such as
 * `screens/?-*.png`, that no shell has expanded. Each folder or pattern gives them by name. A name without a file stays,
 * and fails when it is opened.
 */
export async function findPictures(names: readonly string[]): Promise<string[]> {
  return (await Promise.all(names.map(picturesAt))).flat()
}

async function picturesAt(name: string): Promise<string[]> {
  const found = await stat(name).catch(() => null)
  if (found?.isDirectory()) {
    const entries = await readdir(name)
    const pictures = entries.filter((entry) => PICTURE.test(entry)).sort()
    return pictures.length > 0 ? pictures.map((entry) => join(name, entry)) : [name]
  }
  if (found !== null || !/[*?[{]/.test(name)) return [name]
  const matching = await glob(name, { caseSensitiveMatch: false, expandDirectories: false })
  return matching.length > 0 ? matching.filter((path) => PICTURE.test(path)).sort() : [name]
}

/**
 * One folder per file below `out`, named after its stem. Where two stems are the same, also on disks
 * that ignore case or how letters are composed, the later one gets a number. A file named twice counts once.
 */
export function outputFolders(files: readonly string[], out: string): Map<string, string> {
  const folders = new Map<string, string>()
  const seen = new Set<string>()
  const taken = new Set<string>()
  for (const file of files) {
    if (seen.has(resolve(file))) continue
    seen.add(resolve(file))
    const name = folderName(file)
    let folder = name
    for (let n = 2; taken.has(onDisk(folder)); n++) folder = `${name}-${n}`
    taken.add(onDisk(folder))
    folders.set(file, join(out, folder))
  }
  return folders
}

/** A key that is equal for names which are the same on some disk. */
function onDisk(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** The stem; the whole name where the stem would mean this or the parent folder, as that of `...png` does. */
function folderName(file: string): string {
  const { name, base } = parse(file)
  return /^\.*$/.test(name) ? base : name
}
