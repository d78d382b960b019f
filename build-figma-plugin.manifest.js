/**
 * An organisation's build narrows the network to its own service:
 * GLANCE_ALLOWED_DOMAINS="https://api.example.com https://storage.example.com" npm run build
 * GLANCE_ALLOWED_DOMAINS=none allows no network at all: on-device analysis only.
 */
export default function (manifest) {
  const domains = (process.env.GLANCE_ALLOWED_DOMAINS ?? '').split(/[\s,]+/).filter(Boolean)
  const id = process.env.GLANCE_PLUGIN_ID
  return {
    ...manifest,
    ...(id ? { id } : {}),
    ...(domains.length > 0
      ? {
          networkAccess: {
            ...manifest.networkAccess,
            allowedDomains: domains,
            reasoning: process.env.GLANCE_NETWORK_REASON ?? manifest.networkAccess.reasoning
          }
        }
      : {})
  }
}
