import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import * as keys from '../../src/main/figma/storage/keys'

const COMMANDS = [keys.RELAUNCH_COMMAND, keys.COMPARE_COMMAND]

describe('docs/privacy.md', () => {
  it('names every entry that Glance writes into a file', async () => {
    const page = await readFile('docs/privacy.md', 'utf8')
    const entries = Object.values(keys).flatMap((key) =>
      typeof key === 'string' ? [key] : Object.values(key)
    )
    for (const entry of entries.filter((name) => !COMMANDS.includes(name))) {
      expect(page).toContain(`\`${entry}\``)
    }
  })

  it('names every entry that Glance writes on the computer', async () => {
    const page = await readFile('docs/privacy.md', 'utf8')
    const stores = ['settings/settings-store', 'settings/key-store', 'run/journal-store']
    const sources = await Promise.all(
      stores.map((store) => readFile(`src/main/${store}.ts`, 'utf8'))
    )
    for (const source of sources) {
      const [, name = ''] = /const (?:KEY|PREFIX) = '([^']+)'/.exec(source)!
      expect(page).toContain(`\`${name}`)
    }
  })
})
