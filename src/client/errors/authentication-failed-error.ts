import { ClientError } from './client-error'

/** 401: the service does not accept the key. */
export class AuthenticationFailedError extends ClientError {
  override name = 'AuthenticationFailedError'

  constructor() {
    super({
      code: 'authentication_failed',
      message: 'The service did not accept the key.',
      advice: 'Check the key in Settings, and that it belongs to this service address.',
      sent: 'yes',
      status: 401
    })
  }
}
