import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { equalTexts } from '../guards/equal-texts'

/** How long a link works, ms. Each look at a result gives fresh links. */
export const LINK_LIFETIME_MS = 15 * 60 * 1000

export const STORAGE_PATH = '/storage/'

/** What a link is good for: reading an object, or putting one there. */
export type LinkMethod = 'GET' | 'PUT'

/** Signs links to stored objects and checks them; the secret lives as long as the service. */
export class StorageLinks {
  private readonly secret = crypto.getRandomValues(new Uint8Array(32))

  constructor(
    private readonly origin: string,
    private readonly clock: () => number
  ) {}

  /** A link that works for the next 15 minutes, to whole seconds, and with this method alone. */
  sign(path: string, method: LinkMethod = 'GET'): string {
    const expires = String(Math.floor((this.clock() + LINK_LIFETIME_MS) / 1000))
    const signature = this.signature(method, path, expires)
    const query = new URLSearchParams({ expires, signature })
    return `${this.origin}${STORAGE_PATH}${path}?${query.toString()}`
  }

  /** Whether a link's query opens this path for this method, now. */
  check(
    path: string,
    query: URLSearchParams,
    method: LinkMethod = 'GET'
  ): 'valid' | 'expired' | 'forged' {
    const expires = query.get('expires') ?? ''
    const signature = this.signature(method, path, expires)
    if (!equalTexts(query.get('signature') ?? '', signature)) return 'forged'
    return this.clock() < Number(expires) * 1000 ? 'valid' : 'expired'
  }

  /** The path that a link of this service names, when its signature holds, expired or not; else null. */
  pathOf(link: string, method: LinkMethod): string | null {
    if (!link.startsWith(`${this.origin}${STORAGE_PATH}`)) return null
    const { pathname, searchParams } = new URL(link)
    const path = pathname.slice(STORAGE_PATH.length)
    return this.check(path, searchParams, method) === 'forged' ? null : path
  }

  private signature(method: LinkMethod, path: string, expires: string): string {
    return bytesToHex(hmac(sha256, this.secret, utf8ToBytes(`${method}\n${path}\n${expires}`)))
  }
}
