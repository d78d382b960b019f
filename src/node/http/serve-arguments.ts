import { parseArgs } from 'node:util'
import type { Language } from '../../language'
import { LANGUAGE_OPTION, readLanguage } from '../cli/language'
import { UsageError } from '../cli/usage-error'

export const SERVE_USAGE =
  'npm run serve -- [--port N] [--key K] [--threads N] [--chromium PATH] [--no-dynamic-saliency] [--language en|de]'

/** Beyond any machine's cores; each takes memory of its own. */
const MOST_THREADS = 256

const OPTIONS = {
  port: { type: 'string', default: '8787' },
  key: { type: 'string' },
  threads: { type: 'string' },
  chromium: { type: 'string' },
  'no-dynamic-saliency': { type: 'boolean', default: false },
  language: LANGUAGE_OPTION
} as const

export interface ServeArguments {
  port: number
  key: string | undefined
  /** Analyses that are computed at the same time; as many as there are cores when none is named. */
  threads: number | undefined
  /** The browser to use; one is looked for when none is named. */
  chromium: string | undefined
  /** The add-on for videos. */
  dynamicSaliency: boolean
  /** What texts are written in. */
  language: Language
}

/** Throws UsageError. */
export function readServeArguments(args: string[]): ServeArguments {
  const {
    port,
    key,
    threads,
    chromium,
    language,
    'no-dynamic-saliency': withoutVideos
  } = parse(args)
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
    throw new UsageError('--key must be visible ASCII characters without spaces.')
  }
  return {
    port: wholeNumber('--port', port, 0, 65_535),
    key,
    threads: threads === undefined ? undefined : wholeNumber('--threads', threads, 1, MOST_THREADS),
    chromium,
    dynamicSaliency: !withoutVideos,
    language: readLanguage(language)
  }
}

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new UsageError(`${option} must be a whole number from ${least} to ${most}.`)
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
