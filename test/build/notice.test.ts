import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { NETWORK_PACKAGES } from '../../src/bundler/networks-file'
import { isAllowed } from '../../src/bundler/licences.js'

describe.each(['build', 'build/publish'])('NOTICE.txt in %s', (folder) => {
  it('names whose work is part of the plugin, and its terms', async () => {
    const notice = await readFile(`${folder}/NOTICE.txt`, 'utf8')
    const packages = [...notice.matchAll(/^(\S+) (\d[\w.+-]*) \(([^)]+)\)\nhttps:\/\/\S+$/gm)]
    const names = packages.map(([, name]) => name)
    expect(names).toEqual(expect.arrayContaining(['preact', 'valibot', 'marked', 'mediabunny']))
    // Their weights are part of the plugin, none of their code.
    expect(names).toEqual(expect.arrayContaining(NETWORK_PACKAGES))
    expect(notice).toContain('changed: cut off in the middle and rounded to 8 bits')
    for (const [, , , licence] of packages) expect(isAllowed(licence, 'plugin')).toBe(true)
    expect(notice).toContain('https://mozilla.org/MPL/2.0/')
    expect(notice.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(8)
  })

  it('names nothing that only builds or tests it', async () => {
    const notice = await readFile(`${folder}/NOTICE.txt`, 'utf8')
    expect(notice).not.toMatch(/^(vitest|esbuild|playwright-core|sharp|typescript) /m)
  })
})
