import { readKeys } from './key-file'
import type { NamedKey } from './key-ring'

/**
 * The keys of a file as they are now: it is read again at SIGHUP. A file that cannot be used then leaves those of before,
 * and a sentence; at the start it rejects.
 */
export async function keysInUse(
  path: string,
  say: (sentence: string) => void
): Promise<() => readonly NamedKey[]> {
  let keys = await readKeys(path)
  const readAgain = async (): Promise<void> => {
    try {
      keys = await readKeys(path)
      say(`Read again: ${countOf(keys)} in ${path}`)
    } catch (error) {
      say(`${error instanceof Error ? error.message : String(error)} Those of before stay.`)
    }
  }
  process.on('SIGHUP', () => void readAgain())
  return () => keys
}

function countOf({ length }: readonly unknown[]): string {
  return length === 1 ? '1 key' : `${length} keys`
}
