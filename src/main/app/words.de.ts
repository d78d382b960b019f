import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  designOnly: 'Glance arbeitet in Figma Design. Kopieren Sie dorthin, was Sie analysieren möchten.',
  addressRefused: 'Glance öffnet nur Webadressen (https) und E-Mail-Adressen.'
}
