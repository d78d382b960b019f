import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  addressRefused: 'Glance öffnet nur Webadressen (https) und E-Mail-Adressen.'
}
