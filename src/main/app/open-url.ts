import { failure } from '../figma/failure'

/** Opens a web page or a mail in the browser; refuses every other kind of address. */
export function openUrl(url: string): void {
  if (!/^(?:https:\/\/|mailto:)\S+$/i.test(url)) {
    throw failure(
      'address_refused',
      'Glance opens web addresses (https) and mail addresses only.',
      ''
    )
  }
  figma.openExternal(url)
}
