import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { UsageError } from '../../../src/node/cli/options'
import { readKeys } from '../../../src/node/keys/key-file'
import { findKey } from '../../../src/node/keys/key-ring'
import { keys } from '../../../src/node/keys/keys-command'
import { runScript } from '../support/run-script'
import { temporaryFolder } from '../../support/temporary-folder'

it('npm run keys prints a new key alone, which the file then knows', async () => {
  const folder = await temporaryFolder(onTestFinished)
  const file = join(folder, 'keys.json')
  const { code, stdout, stderr } = await runScript('src/node/keys.ts', [file, '--add', 'anna'])
  expect(code).toBe(0)
  expect(findKey(await readKeys(file), stdout.trimEnd())?.name).toBe('anna')
  expect(stderr).toContain('never again')
  expect(stderr).not.toContain(stdout.trimEnd())
})

it.each([
  ['no file', ['--add', 'anna']],
  ['two files', ['a', 'b', '--add', 'anna']],
  ['no name', ['a']],
  ['an unknown option', ['a', '--remove', 'anna']]
])('npm run keys refuses %s', async (_, args) => {
  await expect(keys(args)).rejects.toThrow(UsageError)
})
