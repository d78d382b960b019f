import { expect, it, vi } from 'vitest'
import { say } from '../../../src/node/cli/run-command'

it('prints no control characters of a file name, but tabs and new lines', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  say('a\u001b]0;title\u0007\tb\n\u009bc')
  const said = write.mock.calls
  write.mockRestore()
  expect(said).toEqual([['a\ufffd]0;title\ufffd\tb\n\ufffdc\n']])
})
