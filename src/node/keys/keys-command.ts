import { readOptions, UsageError } from '../cli/options'
import { say, sayAside } from '../cli/run-command'
import { addKey } from './key-file'

export const KEYS_USAGE = 'npm run keys -- FILE --add NAME'

/** Makes a key, adds its hash to a file under a name, and prints the key. Resolves to the exit code. */
export async function keys(args: string[]): Promise<number> {
  const { path, name } = readArguments(args)
  say(await addKey(path, name))
  sayAside(
    `This is the key of ${name}. It is shown now and never again: ${path} holds its hash alone. A service that runs with this file learns of it by SIGHUP.`
  )
  return 0
}

function readArguments(args: string[]): { path: string; name: string } {
  const { values, positionals } = readOptions({
    args,
    options: { add: { type: 'string' } },
    allowPositionals: true
  })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) throw new UsageError('Name one file for the keys.')
  if (values.add === undefined) throw new UsageError('--add must name who gets the key.')
  return { path, name: values.add }
}
