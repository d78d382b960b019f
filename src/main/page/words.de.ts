import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = { thePage: 'die Seite' }
