import { ClientError } from './client-error'

/** A download is something else than expected, `expected` being “PNG or JPEG”; `came` names it. */
export class UnsupportedImageError extends ClientError {
  override name = 'UnsupportedImageError'

  constructor(host: string, came: string, status: number, expected: string) {
    super({
      code: 'unsupported_image',
      message: `${host} sent ${came} where a ${expected} picture was expected.`,
      advice: 'Get the result again; if it happens twice, tell the provider.',
      sent: 'yes',
      status
    })
  }
}
