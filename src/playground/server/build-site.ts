import { writeSite } from './write-site'

const SITE = 'build/site'

try {
  await writeSite(SITE, process.cwd())
  process.stdout.write(`The playground as static files: ${SITE}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
