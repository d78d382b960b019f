import { expect, it, vi } from 'vitest'
import { runCommand, say } from '../../../src/node/cli/run-command'

it('prints the usage of a command where --help is among its arguments, and does not run it', async () => {
  const { argv } = process
  process.argv = ['node', 'serve', '--port', '1', '--help']
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const command = vi.fn()
  await runCommand('npm run serve', command)
  const said = write.mock.calls
  write.mockRestore()
  process.argv = argv
  expect(said).toEqual([['Usage: npm run serve\n']])
  expect(command).not.toHaveBeenCalled()
})

it('prints no control characters of a file name, but tabs and new lines', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  say('a\u001b]0;title\u0007\tb\n\u009bc')
  const said = write.mock.calls
  write.mockRestore()
  expect(said).toEqual([['a\ufffd]0;title\ufffd\tb\n\ufffdc\n']])
})
