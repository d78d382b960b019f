import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** How long a link works, ms. Each answer has fresh links. */
export const LINK_LIFETIME_MS = 15 * 60 * 1000

export const STORAGE_PATH = '/storage/'

/** Accepts any origin, since servers may have several: the signature identifies our links. */
const STORAGE_LINK = /^https?:\/\/[^/?#]+\/storage\/([^?#]+)\?([^#]*)$/

/** The use of a link: reading an object, or putting one there. */
export type LinkMethod = 'GET' | 'PUT'

/** Bytes of the secret that links are signed with. */
export const SECRET_BYTES = 32

/** Signs links to stored objects and checks them; those of other services with the same secret as well. */
export class StorageLinks {
  constructor(
    private readonly origin: string,
    private readonly secret: Uint8Array,
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

  /** The path that a link names, when its signature holds, expired or not, whichever server gave it; else null. */
  pathOf(link: string, method: LinkMethod): string | null {
    const [, path, query] = STORAGE_LINK.exec(link) ?? []
    if (path === undefined) return null
    return this.check(path, new URLSearchParams(query), method) === 'forged' ? null : path
  }

  private signature(method: LinkMethod, path: string, expires: string): string {
    return bytesToHex(hmac(sha256, this.secret, utf8ToBytes(`${method}\n${path}\n${expires}`)))
  }
}

/** Compares two secrets without telling by its duration where they differ. */
export function equalTexts(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % b.length || 0)
  return difference === 0
}
