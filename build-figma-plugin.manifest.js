import { CONNECTS, DOMAINS, nameOf } from './src/bundler/wanted-build.js'

/**
 * An organisation's build narrows the network to its own service:
 * GLANCE_ALLOWED_DOMAINS="https://api.example.com https://storage.example.com" npm run build
 * GLANCE_ALLOWED_DOMAINS=none allows no network at all, as the build to publish does: on-device analysis only.
 */
export default function (manifest) {
  const { networkAccess } = manifest
  const { GLANCE_PLUGIN_ID: id, GLANCE_NETWORK_REASON: reason } = process.env
  return {
    ...manifest,
    ...(id ? { id } : {}),
    main: nameOf(manifest.main),
    ui: nameOf(manifest.ui),
    networkAccess:
      DOMAINS.length === 0
        ? networkAccess
        : {
            allowedDomains: DOMAINS,
            // Where nothing is reached there is nothing to give a reason for.
            ...(CONNECTS ? { reasoning: reason ?? networkAccess.reasoning } : {})
          }
  }
}
