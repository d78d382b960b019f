import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    exclude: ['test/bench/**'],
    globalSetup: ['test/support/build-once.ts'],
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS === undefined ? [] : ['github-actions']),
      './test/support/contract-table.ts'
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } }
})
