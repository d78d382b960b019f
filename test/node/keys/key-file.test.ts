import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { addKey, readKeys } from '../../../src/node/keys/key-file'
import { findKey } from '../../../src/node/keys/key-ring'
import { temporaryFolder } from '../../support/temporary-folder'

let folder: string
let path: string
beforeEach(async () => {
  folder = await temporaryFolder(onTestFinished)
  path = join(folder, 'keys.json')
})

describe('a file with keys', () => {
  it('is made with the first key, holds no key, and knows each by its name', async () => {
    const [anna, ci] = [await addKey(path, 'anna'), await addKey(path, 'build server')]
    const text = await readFile(path, 'utf8')
    expect(text).not.toContain(anna)
    expect(text).not.toContain(ci)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const keys = await readKeys(path)
    expect(findKey(keys, anna)?.name).toBe('anna')
    expect(findKey(keys, ci)?.name).toBe('build server')
    expect(findKey(keys, `${anna}x`)).toBeUndefined()
    expect(findKey(keys, '')).toBeUndefined()
    expect(await readdir(folder)).toEqual(['keys.json'])
  })

  it('keeps its limits, and who may read it, when a key is added', async () => {
    await addKey(path, 'anna')
    const file = JSON.parse(await readFile(path, 'utf8')) as { keys: object[] }
    Object.assign(file.keys[0]!, { requestsPerMinute: 7, bytesPerMinute: 20_000_000 })
    await writeFile(path, JSON.stringify(file), { mode: 0o640 })
    const before = await stat(path)
    await addKey(path, 'ben')
    const after = await stat(path)
    expect([after.mode, after.uid, after.gid]).toEqual([before.mode, before.uid, before.gid])
    const keys = await readKeys(path)
    expect(keys.map(({ limits }) => limits)).toEqual([
      { requests: 7, bytes: 20_000_000 },
      { requests: undefined, bytes: undefined }
    ])
  })

  it('takes no second key of the same name', async () => {
    await addKey(path, 'anna')
    await expect(addKey(path, 'anna')).rejects.toThrow('two keys have the same name.')
    expect(await readKeys(path)).toHaveLength(1)
  })

  const SECRET = 'a-key-that-was-put-there-by-mistake'
  const HASH = 'a'.repeat(64)
  it.each([
    ['is no JSON', SECRET, 'it is no valid JSON.'],
    ['has no list of keys', `{"${SECRET}": 1}`, 'keys'],
    ['has no key', '{"keys": []}', 'there is no key in it.'],
    ['holds a key', `{"keys": [{"name": "a", "sha256": "${SECRET}"}]}`, 'keys.0.sha256 must be'],
    [
      'names a key',
      `{"keys": [{"name": "a", "sha256": "${HASH}", "key": "${SECRET}"}]}`,
      'unknown'
    ],
    ['has a key without a name', `{"keys": [{"sha256": "${HASH}"}]}`, 'name'],
    ['allows half a request', entry('"requestsPerMinute": 0.5'), 'a whole number from 1.'],
    ['allows no picture', entry('"bytesPerMinute": 1000'), 'a whole number from 16777216.']
  ])('that %s is refused in one line that quotes nothing', async (_, text, reason) => {
    await writeFile(path, text)
    const error = await readKeys(path).catch((thrown: unknown) => thrown as Error)
    const { message } = error as Error
    expect(message).toContain(`The keys in ${path} cannot be used: `)
    expect(message).toContain(reason)
    expect(message).not.toContain(SECRET)
    expect(message).not.toContain('\n')
  })

  it('that is not there is refused', async () => {
    await expect(readKeys(path)).rejects.toThrow('there is no such file or folder.')
  })

  function entry(limit: string): string {
    return `{"keys": [{"name": "a", "sha256": "${HASH}", ${limit}}]}`
  }
})
