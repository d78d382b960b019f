import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isAllowed, listLicences } from '../../src/bundler/licences.js'

it.each([
  ['MIT', 'plugin', true],
  ['(MPL-2.0 OR Apache-2.0)', 'plugin', true],
  ['MIT OR GPL-3.0-or-later', 'plugin', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', 'service', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', 'plugin', false],
  ['LGPL-3.0-or-later', 'plugin', false],
  ['AGPL-3.0-only', 'tools', false],
  ['MIT AND AGPL-3.0-only', 'tools', false],
  ['MIT AND (ISC OR AGPL-3.0-only)', 'tools', false],
  ['SEE LICENSE IN terms.md', 'tools', false],
  ['', 'tools', false],
  [undefined, 'tools', false]
] as const)('%s in the %s: %s', (licence, use, expected) => {
  expect(isAllowed(licence, use)).toBe(expected)
})

it('packages are listed by what they are used for, once for each version', () => {
  const packages = {
    '': { name: 'glance', version: '0.1.0', license: 'MIT' },
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/tool/node_modules/@of/part': { version: '2.0.0', dev: true },
    'node_modules/@of/part': { version: '1.0.0', license: 'ISC' },
    'node_modules/shown': { version: '3.0.0', license: 'MIT' }
  }
  expect(listLicences({ packages }, ['node_modules/shown'])).toEqual([
    { name: 'shown', version: '3.0.0', licence: 'MIT', use: 'plugin' },
    { name: '@of/part', version: '1.0.0', licence: 'ISC', use: 'service' },
    { name: '@of/part', version: '2.0.0', licence: 'none named', use: 'tools' },
    { name: 'tool', version: '1.0.0', licence: 'MIT', use: 'tools' }
  ])
})

it('every package of the lockfile may be used for what it is used for', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<
    typeof listLicences
  >[0]
  const rows = listLicences(lock, [])
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ licence, use }) => !isAllowed(licence, use))).toEqual([])
})

it('every package is pinned to one version, and no address to download it from is kept', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8')
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"')
})
