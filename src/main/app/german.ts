import type { Translations } from '../../language'

/** The main thread's words in German: each feature's \`words.de.ts\`, by the name that its \`words.ts\` gives. */
export const GERMAN: Translations = {}
