import { quoted } from '../../words/quoted'

/** Why clarity decides, where it does. */
export function ruleWords(primaryName: string | null): string {
  return primaryName === null
    ? 'No main action is marked, so clarity decides.'
    : `What ${quoted(primaryName)} gets is known in fewer than two of these frames, so clarity decides.`
}
