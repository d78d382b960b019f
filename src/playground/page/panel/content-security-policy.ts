/** The part of manifest.json that decides where the panel may connect. */
export interface NetworkAccess {
  allowedDomains: readonly string[]
  devAllowedDomains?: readonly string[] | undefined
}

/**
 * The policy Figma gives a plugin's panel: inline code, data and blob URLs, and the network only
 * where the manifest allows it. Without networkAccess Figma does not restrict a plugin.
 */
export function contentSecurityPolicy(access: NetworkAccess | undefined): string {
  const network = access ? sources(access) : ['*']
  const local = ['data:', 'blob:', ...network].join(' ')
  return [
    `default-src ${local}`,
    `script-src 'unsafe-inline' 'unsafe-eval' ${local}`,
    `style-src 'unsafe-inline' ${local}`,
    'worker-src blob: data:',
    `img-src ${local}`,
    `connect-src ${local}`
  ].join('; ')
}

function sources({ allowedDomains, devAllowedDomains = [] }: NetworkAccess): string[] {
  const domains = [...allowedDomains, ...devAllowedDomains].filter((domain) => domain !== 'none')
  return [...new Set(domains.flatMap(withSchemes))]
}

/** A domain without a scheme means any; in a data: document CSP would match it against “data”. */
function withSchemes(domain: string): string[] {
  if (domain === '*' || domain.includes('://')) return [domain]
  return ['https', 'http', 'wss', 'ws'].map((scheme) => `${scheme}://${domain}`)
}
