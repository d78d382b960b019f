import { ClientError } from '../../client'

/** The plugin's own policy names the addresses it may reach; an organisation's build narrows them. */
export class BlockedAddressError extends ClientError {
  override name = 'BlockedAddressError'

  constructor(host: string) {
    super({
      code: 'address_blocked',
      message: `This build of Glance may not contact ${host}; Figma blocked the request.`,
      advice: 'Ask whoever gave you this build which service it is made for.',
      sent: 'no'
    })
  }
}
