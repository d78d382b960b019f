import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    globalSetup: ['test/support/build-once.ts'],
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS === undefined ? [] : ['github-actions']),
      './test/support/contract-table.ts'
    ],
    // Much of the time is spent waiting for a browser: more files than processors pay.
    maxWorkers: 3,
    // No test changes a module's state; sharing modules saves a minute.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } }
})
