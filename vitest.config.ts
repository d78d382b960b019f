import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

/**
 * Transformed modules, which all projects share: a tenth of the processors' time. They end with the run, because Vitest
 * would look for a file that has moved since where it was. Each project reads this file anew.
 */
const MODULES = (process.env.GLANCE_TEST_MODULES ??= mkdtempSync(join(tmpdir(), 'glance-modules-')))
process.once('exit', () => rmSync(MODULES, { recursive: true, force: true }))

/** Takes the place of the clock and of timers: nothing that other tests left going may set a timer meanwhile. */
const OWN_CLOCK = 'test/soak/**/*.test.ts'

/** Tests that need the built plugin, a browser or a server, or measure. All others are unit tests. */
const INTEGRATION = [
  'test/{bench,browser,build,contract,main,node,playground}/**/*.test.ts',
  'test/client/browser.test.ts',
  'test/images/{animated-png,broken-files,odd-files}.test.ts',
  'test/workers/start-work.test.ts',
  'test/workers/video/analyse-in-panel.test.ts'
]

export default defineConfig({
  define: { GLANCE_CONNECTS: 'true' },
  test: {
    tags: [
      {
        name: 'thorough',
        description:
          'Takes seconds, mostly in a browser or in several processes: runs each night, not with each change'
      }
    ],
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS === undefined ? [] : ['github-actions']),
      './test/support/closing-lines.ts'
    ],
    // Some of the time is spent waiting for a browser: one file more than processors pays; with two more, browsers starve.
    maxWorkers: 3,
    experimental: { fsModuleCache: true, fsModuleCachePath: MODULES },
    // No test changes a module's state; sharing modules saves a minute.
    isolate: false,
    setupFiles: ['test/support/equal-bytes.ts', 'test/support/fuzz/seed.ts'],
    testTimeout: 120_000,
    // The default second is over before a busy computer has come to what is waited for.
    expect: { poll: { timeout: 60_000, interval: 20 } },
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, ...INTEGRATION, OWN_CLOCK]
        }
      },
      { extends: true, test: { name: 'soak', include: [OWN_CLOCK], isolate: true } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: INTEGRATION,
          globalSetup: ['test/support/build-once.ts', 'test/support/serve-stage.ts']
        }
      }
    ]
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } }
})
