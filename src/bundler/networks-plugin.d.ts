import type { Plugin } from 'esbuild'

export function networksPlugin(): Plugin
