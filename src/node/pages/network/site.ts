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
