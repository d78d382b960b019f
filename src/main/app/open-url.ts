import { GlanceError } from '../../errors'
import { words } from './words'

/** Opens a web page or a mail in the browser; refuses every other kind of address. */
export function openUrl(url: string): void {
  if (!/^(?:https:\/\/|mailto:)\S+$/i.test(url)) {
    throw new GlanceError({
      code: 'address_refused',
      message: words().addressRefused,
      advice: '',
      sent: 'no'
    })
  }
  figma.openExternal(url)
}
