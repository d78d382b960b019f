import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { equalTexts } from '../guards/equal-texts'

/** How long a link opens its object, ms. Each look at a result gives fresh links. */
export const LINK_LIFETIME_MS = 15 * 60 * 1000

export const STORAGE_PATH = '/storage/'

/** Signs links to stored objects and checks them; the secret lives as long as the service. */
export class StorageLinks {
  private readonly secret = crypto.getRandomValues(new Uint8Array(32))

  constructor(
    private readonly origin: string,
    private readonly clock: () => number
  ) {}

  /** A link that opens the object for the next 15 minutes, to whole seconds. */
  sign(path: string): string {
    const expires = String(Math.floor((this.clock() + LINK_LIFETIME_MS) / 1000))
    const query = new URLSearchParams({ expires, signature: this.signature(path, expires) })
    return `${this.origin}${STORAGE_PATH}${path}?${query.toString()}`
  }

  /** Whether a link's query opens this path, now. */
  check(path: string, query: URLSearchParams): 'valid' | 'expired' | 'forged' {
    const expires = query.get('expires') ?? ''
    if (!equalTexts(query.get('signature') ?? '', this.signature(path, expires))) return 'forged'
    return this.clock() < Number(expires) * 1000 ? 'valid' : 'expired'
  }

  private signature(path: string, expires: string): string {
    return bytesToHex(hmac(sha256, this.secret, utf8ToBytes(`${path}\n${expires}`)))
  }
}
