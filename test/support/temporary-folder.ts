import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder that is deleted after the tests of a file; with `onTestFinished`, after one test. */
export async function temporaryFolder(
  after: (clear: () => Promise<void>) => void = afterAll
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'glance-test-'))
  after(() => rm(folder, { recursive: true, force: true }))
  return folder
}
