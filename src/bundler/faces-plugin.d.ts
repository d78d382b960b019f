import type { Plugin } from 'esbuild'

export function facesPlugin(): Plugin
