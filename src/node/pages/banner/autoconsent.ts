import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { filterCompactRules, type Config, type IndexedCMPRuleset } from '@duckduckgo/autoconsent'

const require = createRequire(import.meta.url)
const PACKAGE = '@duckduckgo/autoconsent'

/** Rejects where it can; a banner without a way to reject is accepted, in a context that is thrown away. */
const CONFIG: Partial<Config> = {
  enabled: true,
  autoAction: 'optOut',
  enablePrehide: false,
  enableCosmeticRules: true,
  enableGeneratedRules: true,
  enableHeuristicDetection: true,
  heuristicMode: 'tier2',
  detectRetries: 20
}

/** The library's script for pages; it speaks through `autoconsentSendMessage` and listens on its twin. */
export function contentScript(): Promise<string> {
  return readFile(join(dirname(require.resolve(PACKAGE)), 'autoconsent.playwright.js'), 'utf8')
}

/** The answer to the script's first message: what to do, and the rules that fit the frame. */
export function firstAnswer(url: string, mainFrame: boolean): object {
  const rules = require(`${PACKAGE}/rules/compact-rules.json`) as IndexedCMPRuleset
  return {
    type: 'initResp',
    config: CONFIG,
    rules: { autoconsent: [], compact: filterCompactRules(rules, { url, mainFrame }) }
  }
}
