import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of a folder's files with matching names; empty if it is not a folder. */
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
