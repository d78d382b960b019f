import { readFileSync } from 'node:fs'
import { format, type FormatConfig } from 'oxfmt'

const OPTIONS = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig

/** Text as `npm run format` would leave it in a file of this name. Throws when it cannot be parsed. */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, OPTIONS)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join()}`)
  return code
}
