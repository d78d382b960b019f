import { readFileSync } from 'node:fs'
import { networksPlugin } from './src/bundler/networks-plugin.js'
import { placeOf } from './src/bundler/wanted-build.js'
import { workerPlugin } from './src/bundler/worker-plugin.js'

/** For a Figma that has no `globalThis`: the timers are all that the bundle asks of it. */
const GLOBAL =
  'var figmaGlobal=typeof globalThis==="undefined"?{setTimeout:setTimeout,clearTimeout:clearTimeout}:globalThis;'

/**
 * Runs the command that was asked for, or the first one. The build tool's own entry would require each command's file,
 * which keeps esbuild from leaving out what nothing uses.
 */
function entry() {
  const { main, menu, relaunchButtons } = JSON.parse(readFileSync('package.json', 'utf8'))[
    'figma-plugin'
  ]
  const items = menu.filter((item) => typeof item === 'object')
  const commands = [
    ...items.map((item) => [`${item.main}--default`, item.main]),
    ...Object.entries(relaunchButtons).map(([name, button]) => [name, button.main])
  ]
  const imports = commands.map(([, file], place) => `import command${place} from './${file}'`)
  const byName = commands.map(([name], place) => `'${name}': command${place}`)
  return [
    `import first from './${main}'`,
    ...imports,
    `const commands = { ${byName.join(', ')} }`,
    'const run = commands[figma.command] || first',
    'run()'
  ].join('\n')
}

/**
 * Figma's main thread: syntax of ES2017, as the build tool has it by default. Authors of published plugins report syntax
 * errors of newer ones from desktop apps.
 */
export default function (options) {
  return {
    ...options,
    outfile: placeOf(options.outfile),
    stdin: { ...options.stdin, contents: entry() },
    target: 'es2017',
    // Written as a constructor's call, a regular expression that nothing uses would stay, and run when Glance starts.
    supported: { 'regexp-unicode-property-escapes': true },
    legalComments: 'none',
    define: { ...options.define, globalThis: 'figmaGlobal' },
    banner: { js: GLOBAL },
    // Parts of the panel lie here until they are needed.
    plugins: [workerPlugin(options), networksPlugin(), ...options.plugins]
  }
}
