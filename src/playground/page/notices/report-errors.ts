import type { Notices } from './notices'

/** Errors nobody has caught are shown, not only logged. */
export function reportErrors(notices: Notices): void {
  const report = (error: unknown): void => {
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error)
    notices.problem('Something in the playground failed.', details)
  }
  addEventListener('error', ({ error, message }) => report(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
