import { parseArgs } from 'node:util'
import { startPlayground } from './start-playground'

/** Not a web framework's usual port, so that a developer's other servers rarely sit on it. */
const DEFAULT_PORT = 5417

try {
  const { values } = parseArgs({ options: { port: { type: 'string' } } })
  const playground = await startPlayground({ port: readPort(values.port) })
  process.stdout.write(`Glance playground: ${playground.url}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

function readPort(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new Error(`--port takes a number from 0 to 65535, not “${text}”.`)
}
