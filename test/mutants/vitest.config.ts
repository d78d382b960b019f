import { defineConfig } from 'vitest/config'

/**
 * Vitest as Stryker runs it, with the tests that import what it changes. `TESTS` bounds them, as in
 * `TESTS=test/file npm run mutants -- -m src/file/name.ts`: without it, a first run of all of them takes minutes.
 */
export default defineConfig({
  define: { GLANCE_CONNECTS: 'true' },
  test: {
    include: [`${process.env.TESTS ?? 'test'}/**/*.test.{ts,tsx}`],
    exclude: [
      'test/{browser,build,contract,main,node,playground,soak}/**',
      'test/client/browser.test.ts'
    ],
    setupFiles: ['test/support/equal-bytes.ts', 'test/support/fuzz/seed.ts']
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } }
})
