import { ClientError } from './client-error'

/** The answer is not JSON; `came` names what came instead, such as “a web page (HTML)”. */
export class NotJsonError extends ClientError {
  override name = 'NotJsonError'

  constructor(host: string, came: string, status: number) {
    super({
      code: 'not_json',
      message: `${host} answered with ${came} instead of JSON (HTTP status ${status}).`,
      advice: 'Check the service address: it may lead to a website, a login page or a proxy.',
      sent: 'yes',
      status
    })
  }
}
