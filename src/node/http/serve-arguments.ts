import { parseArgs } from 'node:util'
import type { Language } from '../../language'
import { LANGUAGE_OPTION, readLanguage } from '../cli/language'
import { readRedis, REDIS_OPTION } from '../cli/redis'
import { readThreads, wholeNumber } from '../cli/whole-number'
import { UsageError } from '../cli/usage-error'

export const SERVE_USAGE =
  'npm run serve -- [--port N] [--key K] [--threads N] [--chromium PATH] [--no-dynamic-saliency] [--language en|de] [--redis URL]'

const OPTIONS = {
  port: { type: 'string', default: '8787' },
  key: { type: 'string' },
  threads: { type: 'string' },
  chromium: { type: 'string' },
  'no-dynamic-saliency': { type: 'boolean', default: false },
  language: LANGUAGE_OPTION,
  redis: REDIS_OPTION
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
  /** Where everything is kept that many processes share; in memory when none is named. */
  redis: string | undefined
}

/** Throws UsageError. */
export function readServeArguments(args: string[]): ServeArguments {
  const {
    port,
    key,
    threads,
    chromium,
    language,
    redis,
    'no-dynamic-saliency': withoutVideos
  } = parse(args)
  if (redis !== undefined && (threads ?? chromium) !== undefined) {
    throw new UsageError(
      'With --redis the service only answers: --threads and --chromium go to npm run work.'
    )
  }
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
    throw new UsageError('--key must be visible ASCII characters without spaces.')
  }
  return {
    port: wholeNumber('--port', port, 0, 65_535),
    key,
    threads: readThreads(threads),
    chromium,
    dynamicSaliency: !withoutVideos,
    language: readLanguage(language),
    redis: readRedis(redis)
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
