import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('starts as its script does, outside of the tests', { tags: ['thorough'] }, () => {
  const said = execFileSync('npm', ['run', '--silent', 'soak', '--', '--seeds', '1'])
  expect(said.toString()).toContain('1 seeds, 0 broken')
})
