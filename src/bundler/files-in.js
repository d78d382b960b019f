import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of the files of a folder whose names match; none where it is no folder. */
export function filesIn(folder, name) {
  try {
    return readdirSync(folder)
      .filter((file) => name.test(file))
      .map((file) => join(folder, file))
  } catch (error) {
    if (error.code === 'ENOTDIR') return []
    throw error
  }
}
