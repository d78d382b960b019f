import type { Plugin } from 'esbuild'

export function noticePlugin(): Plugin
