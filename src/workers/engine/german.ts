/** What the panel itself says in the engine's words, in German; the engine's script has the rest of them. */
export { german as judgements } from '../../service/texts/words.de'
