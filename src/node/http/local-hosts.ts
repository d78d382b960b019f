/**
 * Whether a request was meant for this machine, by its Host header. A page elsewhere can make its own
 * name resolve to 127.0.0.1 (DNS rebinding); its requests then still carry that name.
 */
export function isLocalHost(host: string | undefined): boolean {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase()
  return name === '127.0.0.1' || name === 'localhost'
}
