import { GlanceError } from '../../errors'
import { nextTask } from '../../workers/next-task'
import { words } from './words'

/** Runs a request; where the panel's own policy refused it, which browsers hide, throws `address_blocked`. */
export async function watchPolicy<T>(url: string, request: () => Promise<T>): Promise<T> {
  const { origin, host } = new URL(url)
  const violations: string[] = []
  const watch = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    if (blockedURI.startsWith(origin)) violations.push(blockedURI)
  }
  document.addEventListener('securitypolicyviolation', watch)
  try {
    return await request()
  } catch (error) {
    // The browser reports the violation in a task of its own.
    await nextTask()
    throw violations.length > 0 ? addressBlocked(host) : error
  } finally {
    document.removeEventListener('securitypolicyviolation', watch)
  }
}

/** The plugin's own policy names the addresses it may reach; an organisation's build narrows them. */
function addressBlocked(host: string): GlanceError {
  return new GlanceError({
    kind: 'address_blocked',
    code: 'address_blocked',
    ...words().blocked(host),
    sent: 'no'
  })
}
