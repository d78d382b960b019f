import {
  LANGUAGE_OPTION,
  oneOf,
  readLanguage,
  readOptions,
  readRedis,
  readThreads,
  REDIS_OPTION,
  UsageError,
  wholeNumber
} from '../cli/options'
import { LEAST_BYTES } from '../keys/key-file'

export const SERVE_USAGE =
  'npm run serve -- [--port N] [--key K | --keys FILE] [--limit-requests N] [--limit-bytes N] [--log json|none] [--public-url URL [--host ADDRESS]] [--threads N] [--chromium PATH] [--no-dynamic-saliency] [--language en|de] [--redis URL]'

const OPTIONS = {
  port: { type: 'string', default: '8787' },
  host: { type: 'string' },
  'public-url': { type: 'string' },
  key: { type: 'string' },
  keys: { type: 'string' },
  'limit-requests': { type: 'string' },
  'limit-bytes': { type: 'string' },
  log: { type: 'string', default: 'none' },
  threads: { type: 'string' },
  chromium: { type: 'string' },
  'no-dynamic-saliency': { type: 'boolean', default: false },
  language: LANGUAGE_OPTION,
  redis: REDIS_OPTION
} as const

/** The least length of a key that others can try to guess. */
const LEAST_PUBLIC_KEY = 16

export type ServeArguments = ReturnType<typeof readServeArguments>

/** Reads the options of `npm run serve`, which docs/service.md describes. Throws UsageError. */
export function readServeArguments(args: string[]) {
  const { port, host, key, keys, threads, chromium, redis, ...others } = readOptions({
    args,
    options: OPTIONS
  }).values
  const publicUrl = readPublicUrl(others['public-url'])
  if (redis !== undefined && (threads ?? chromium) !== undefined) {
    throw new UsageError(
      'With --redis the service only answers: --threads and --chromium go to npm run work.'
    )
  }
  if (key !== undefined && keys !== undefined) {
    throw new UsageError('--key and --keys exclude each other: put all keys into the file.')
  }
  if (host !== undefined && publicUrl === undefined) {
    throw new UsageError(
      '--host needs --public-url: requests are known by the name they are meant for.'
    )
  }
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
    throw new UsageError('--key must be visible ASCII characters without spaces.')
  }
  if (key !== undefined && publicUrl !== undefined && key.length < LEAST_PUBLIC_KEY) {
    throw new UsageError(
      `--key must have at least ${LEAST_PUBLIC_KEY} characters with --public-url: others can try to guess it. Leave it out, and one is made.`
    )
  }
  return {
    port: wholeNumber('--port', port, 0, 65_535),
    ...{ host, publicUrl, key, keys },
    limits: {
      requests: readLimit('--limit-requests', others['limit-requests'], 1),
      bytes: readLimit('--limit-bytes', others['limit-bytes'], LEAST_BYTES)
    },
    log: oneOf('--log', others.log, 'none', 'json'),
    threads: readThreads(threads),
    chromium,
    dynamicSaliency: !others['no-dynamic-saliency'],
    language: readLanguage(others.language),
    redis: readRedis(redis)
  }
}

function readLimit(option: string, text: string | undefined, least: number): number | undefined {
  return text === undefined ? undefined : wholeNumber(option, text, least, Number.MAX_SAFE_INTEGER)
}

/** Reads an origin without a path, since storage links lie beside the base address. */
function readPublicUrl(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url
  throw new UsageError('--public-url must be an origin alone, such as https://glance.example.com.')
}
