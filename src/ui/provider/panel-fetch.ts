import type { FetchFunction } from '../../client'
import { nextTask } from '../next-task'
import { BlockedAddressError } from './blocked-address-error'

/** The browser's fetch. Throws BlockedAddressError for what the panel's own policy refused, which fetch itself hides. */
export const panelFetch: FetchFunction = async (request) => {
  const { origin, host } = new URL(request.url)
  const violations: string[] = []
  const watch = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    if (blockedURI.startsWith(origin)) violations.push(blockedURI)
  }
  document.addEventListener('securitypolicyviolation', watch)
  try {
    return await fetch(request)
  } catch (error) {
    // The browser reports the violation in a task of its own.
    await nextTask()
    throw violations.length > 0 ? new BlockedAddressError(host) : error
  } finally {
    document.removeEventListener('securitypolicyviolation', watch)
  }
}
