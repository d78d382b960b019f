import { existsSync } from 'node:fs'
import { buildPlugin } from './built-plugin'

/** Tests of the built plugin need a build; `npm test` makes one first, a single vitest run makes its own. */
export default async function setup(): Promise<void> {
  if (!existsSync('build/main.js') || !existsSync('build/ui.js')) await buildPlugin()
}
