import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { KEYS, NAMESPACE } from '../../src/main/figma/storage/entries'

describe('docs/privacy.md', () => {
  it('names every entry that Glance writes into a file', async () => {
    const page = await readFile('docs/privacy.md', 'utf8')
    for (const entry of [NAMESPACE, ...Object.values(KEYS)]) expect(page).toContain(`\`${entry}\``)
  })

  it('names every entry that Glance writes on the computer', async () => {
    const page = await readFile('docs/privacy.md', 'utf8')
    const sources = await Promise.all(
      ['settings', 'journal'].map((store) => readFile(`src/main/computer/${store}.ts`, 'utf8'))
    )
    const names = sources.flatMap((source) => [
      ...source.matchAll(/const (?:SETTINGS|SERVICE_KEY|PREFIX) = '([^']+)'/g)
    ])
    expect(names).toHaveLength(3)
    for (const [, name = ''] of names) expect(page).toContain(`\`${name}`)
  })
})
