import { join, parse, resolve } from 'node:path'

/**
 * One folder per file below `out`, named after its stem. Where two stems are the same, also on disks
 * that ignore case, the later one gets a number. A file named twice counts once.
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
    for (let n = 2; taken.has(folder.toLowerCase()); n++) folder = `${name}-${n}`
    taken.add(folder.toLowerCase())
    folders.set(file, join(out, folder))
  }
  return folders
}

/** The stem; the whole name where the stem would mean this or the parent folder, as that of `...png` does. */
function folderName(file: string): string {
  const { name, base } = parse(file)
  return /^\.*$/.test(name) ? base : name
}
