import type { Translations } from '../../language'
import { german as whatIf } from '../what-if/words.de'

/** The main thread's words in German: each feature's \`words.de.ts\`, by the name that its \`words.ts\` gives. */
export const GERMAN: Translations = { 'main/what-if': whatIf }
