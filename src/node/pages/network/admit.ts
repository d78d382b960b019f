import { lookup as lookupName } from 'node:dns/promises'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import { InputError } from '../../../interface'

/**
 * Decides whether a page may talk to a site: resolves to the checked IP addresses to connect to, or rejects with an
 * InputError. Called for every connection, which goes to just these addresses, so that DNS rebinding gains nothing.
 */
export type Admit = (site: Site) => Promise<string[]>

/** All IP addresses of a name. */
type Lookup = (host: string) => Promise<string[]>

const systemLookup: Lookup = async (host) => {
  const found = await lookupName(host, { all: true })
  return found.map(({ address }) => address)
}

/** Admits sites on web ports all of whose addresses are public. */
export function createAdmit(lookup: Lookup = systemLookup): Admit {
  return async ({ host, port }) => {
    if (!isWebPort(port)) {
      throw new InputError('page_not_public', `Port ${port} is not for pages: ${host}:${port}.`)
    }
    const addresses = isIP(host) ? [host] : await resolve(host, lookup)
    if (addresses.length > 0 && addresses.every(isPublicAddress)) return addresses
    throw new InputError(
      'page_not_public',
      `${host} is not on the public internet. Only public pages can be captured.`
    )
  }
}

/** Whether a port is of HTTP, or one that any program may open, such as 8080. */
function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || port >= 1024
}

async function resolve(host: string, lookup: Lookup): Promise<string[]> {
  try {
    return await lookup(host)
  } catch {
    throw new InputError('page_unreachable', `There is no site named ${host}. Check the address.`)
  }
}

/** The public range of IPv6 (IANA); special ranges inside it are refused below. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** Azure's metadata service: public by its range, but hands out credentials of virtual machines. */
const AZURE_HOST = '168.63.129.16'

/**
 * Whether an IP address, in text, belongs to the public internet: unicast, in no range with a special
 * use (private, loopback, link-local with its metadata services, carrier-grade NAT, documentation,
 * tunnels that wrap IPv4, ...), and not one of this machine's own.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // process() unwraps IPv4-mapped IPv6.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv6' && !parsed.match(GLOBAL_UNICAST)) return false
  return parsed.toString() !== AZURE_HOST && !ownAddresses().has(parsed.toString())
}

function ownAddresses(): Set<string> {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return new Set(own.map(({ address }) => ipaddr.process(address).toString()))
}

/** Where a connection goes: a name or an IP address without brackets, and a port. */
export interface Site {
  host: string
  port: number
}

/**
 * The site of a URL. URL parsing brings every notation of an IPv4 address (decimal, octal, hexadecimal,
 * shortened) into the usual one. Throws when it is no URL.
 */
export function siteOf(url: string): Site {
  const { protocol, hostname, port } = new URL(url)
  const standard = protocol === 'https:' || protocol === 'wss:' ? 443 : 80
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || standard) }
}
