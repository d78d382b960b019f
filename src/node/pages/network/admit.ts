import { lookup as lookupName } from 'node:dns/promises'
import { isIP } from 'node:net'
import { CaptureError } from '../../../service'
import { isPublicAddress } from './public-address'
import type { Site } from './site'

/**
 * Decides whether a page may talk to a site: resolves to the checked IP addresses to connect to, or
 * rejects with a CaptureError. It is asked for every connection, and the addresses it gives are the ones
 * connected to, so that a name which changes its mind between (DNS rebinding) gains nothing.
 */
export type Admit = (site: Site) => Promise<string[]>

/** All IP addresses of a name. */
export type Lookup = (host: string) => Promise<string[]>

const systemLookup: Lookup = async (host) => {
  const found = await lookupName(host, { all: true })
  return found.map(({ address }) => address)
}

/** Admits sites on web ports all of whose addresses are public. */
export function createAdmit(lookup: Lookup = systemLookup): Admit {
  return async ({ host, port }) => {
    if (!isWebPort(port)) {
      throw new CaptureError('page_not_public', `Port ${port} is not for pages: ${host}:${port}.`)
    }
    const addresses = isIP(host) ? [host] : await resolve(host, lookup)
    if (addresses.length > 0 && addresses.every(isPublicAddress)) return addresses
    throw new CaptureError(
      'page_not_public',
      `${host} is not on the public internet. Only public pages can be captured.`
    )
  }
}

/** The ports of HTTP, and those any program may open, such as 8080 and 8443. */
function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || port >= 1024
}

async function resolve(host: string, lookup: Lookup): Promise<string[]> {
  try {
    return await lookup(host)
  } catch {
    throw new CaptureError('page_unreachable', `There is no site named ${host}. Check the address.`)
  }
}
