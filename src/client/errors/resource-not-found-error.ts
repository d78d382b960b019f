import { ClientError } from './client-error'

/** 404: an unknown analysis, an add-on that is not enabled, or a wrong base URL. */
export class ResourceNotFoundError extends ClientError {
  override name = 'ResourceNotFoundError'

  constructor(what = 'what was asked for') {
    super({
      code: 'resource_not_found',
      message: `The service does not know ${what}.`,
      advice:
        'Check the service address, its version segment, and that the key is the one used before.',
      sent: 'yes',
      status: 404
    })
  }
}
