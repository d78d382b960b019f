import { parseArgs } from 'node:util'
import type { Language } from '../../language'
import { LANGUAGE_OPTION, readLanguage } from '../cli/language'
import { UsageError } from '../cli/usage-error'

export const SERVE_USAGE =
  'npm run serve -- [--port N] [--key K] [--chromium PATH] [--no-dynamic-saliency] [--language en|de]'

const OPTIONS = {
  port: { type: 'string', default: '8787' },
  key: { type: 'string' },
  chromium: { type: 'string' },
  'no-dynamic-saliency': { type: 'boolean', default: false },
  language: LANGUAGE_OPTION
} as const

export interface ServeArguments {
  port: number
  key: string | undefined
  /** The browser to use; one is looked for when none is named. */
  chromium: string | undefined
  /** The add-on for videos. */
  dynamicSaliency: boolean
  /** What texts are written in. */
  language: Language
}

/** Throws UsageError. */
export function readServeArguments(args: string[]): ServeArguments {
  const { port, key, chromium, language, 'no-dynamic-saliency': withoutVideos } = parse(args)
  const number = Number(port)
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new UsageError('--port must be a whole number from 0 to 65535.')
  }
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
    throw new UsageError('--key must be visible ASCII characters without spaces.')
  }
  return {
    port: number,
    key,
    chromium,
    dynamicSaliency: !withoutVideos,
    language: readLanguage(language)
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
