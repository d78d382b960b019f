import type { FetchFunction } from '../../client'
import { watchPolicy } from './policy-watch'

/** The browser's fetch. Throws `address_blocked` for what the panel's own policy refused. */
export const panelFetch: FetchFunction = (request) => watchPolicy(request.url, () => fetch(request))
