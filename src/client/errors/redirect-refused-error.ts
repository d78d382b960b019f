import { ClientError } from './client-error'

/** The answer was a redirect, which is never followed: the key and the picture stay with one host. */
export class RedirectRefusedError extends ClientError {
  override name = 'RedirectRefusedError'

  /** A browser hides the status of a redirect; then `status` is null. */
  constructor(host: string, status: number | null) {
    super({
      code: 'redirect_refused',
      message: `${host} redirects to another address, which Glance does not follow, to keep the key safe.`,
      advice: 'Enter the final address of the service, with https:// and its version segment.',
      sent: 'yes',
      status
    })
  }
}
