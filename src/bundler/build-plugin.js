import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run build`: both builds of the plugin. The build tool writes each stylesheet's module to a temporary folder of its
 * own and leaves it there, so it gets a folder that goes when it ends, whether it succeeds or fails.
 */
const folder = mkdtempSync(join(tmpdir(), 'glance-build-'))
const run = (command) =>
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, TMPDIR: folder } })
    .status ?? 1

const COMMANDS = [
  'build-figma-plugin --minify',
  'build-figma-plugin --minify --publish --output build/publish',
  'oxfmt manifest.json'
]
try {
  process.exitCode = COMMANDS.reduce((status, command) => status || run(command), 0)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
