import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Scene } from '../../support/playground'

declare const axe: { run(context: Document, options: object): Promise<AxeResults> }

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

/** What axe finds wrong with the panel as it is now. */
export async function axeViolations({ panel }: Scene): Promise<string[]> {
  const path = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
  const source = await readFile(path, 'utf8')
  const frame = panel.locator('html')
  await frame.evaluate((_, script) => void (0, eval)(script), source)
  const { violations } = await frame.evaluate(
    (_, tags) => axe.run(document, { runOnly: { type: 'tag', values: tags } }),
    RULES
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}
