import { UsageError } from './usage-error'

/** The option of commands that share what they keep with others. */
export const REDIS_OPTION = { type: 'string' } as const

/** Reads what stands after --redis; undefined when it is left out. It may hold a password: no message repeats it. */
export function readRedis(url: string | undefined): string | undefined {
  if (url === undefined || /^rediss?:\/\/[^/?#]+/.test(url)) return url
  throw new UsageError('--redis must be an address such as redis://127.0.0.1:6379.')
}
