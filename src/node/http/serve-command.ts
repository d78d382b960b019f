import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { UsageError } from '../cli/usage-error'
import { startServer } from './start-server'

export const SERVE_USAGE = 'npm run serve -- [--port N] [--key K] [--no-dynamic-saliency]'

const DEFAULT_PORT = '8787'

/** Serves until SIGINT or SIGTERM, and resolves to the exit code. */
export async function serve(args: string[]): Promise<number> {
  const { port, key, dynamicSaliency } = readArguments(args)
  const secret = key ?? randomBytes(24).toString('base64url')
  const server = await startServer({ port, key: secret, dynamicSaliency, report })
  process.stdout.write(`The analysis service listens at ${server.baseUrl}\n`)
  if (key === undefined) process.stdout.write(`Its key for this run is ${secret}\n`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  process.stdout.write('Stopping.\n')
  await server.stop()
  return 0
}

interface Arguments {
  port: number
  key: string | undefined
  /** The add-on for videos. */
  dynamicSaliency: boolean
}

function readArguments(args: string[]): Arguments {
  const { port, key, dynamicSaliency } = parse(args)
  const number = Number(port)
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new UsageError('--port must be a whole number from 0 to 65535.')
  }
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
    throw new UsageError('--key must be visible ASCII characters without spaces.')
  }
  return { port: number, key, dynamicSaliency }
}

function parse(args: string[]): Omit<Arguments, 'port'> & { port: string } {
  try {
    const options = {
      port: { type: 'string', default: DEFAULT_PORT },
      key: { type: 'string' },
      'no-dynamic-saliency': { type: 'boolean', default: false }
    } as const
    const { values } = parseArgs({ args, options })
    return {
      port: values.port,
      key: values.key,
      dynamicSaliency: !values['no-dynamic-saliency']
    }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function report(error: unknown): void {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`
  )
}
