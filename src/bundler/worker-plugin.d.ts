import type { Plugin } from 'esbuild'

export function workerPlugin(options: { minify?: boolean }): Plugin
