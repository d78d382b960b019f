import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/** All that is handed out for public use in IPv6 (IANA); special ranges inside it are refused below. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

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
  return !ownAddresses().has(parsed.toString())
}

function ownAddresses(): Set<string> {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return new Set(own.map(({ address }) => ipaddr.process(address).toString()))
}
