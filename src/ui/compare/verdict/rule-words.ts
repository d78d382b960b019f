import type { Comparison } from '../comparison'
import { quoted } from '../quoted'
import type { Contest } from './contest'

/** Why clarity decides, where it does. */
export function ruleWords(
  { primaryName }: Pick<Comparison, 'primaryName'>,
  { by }: Contest
): string[] {
  if (by === 'share') return []
  if (primaryName === null) {
    return ['No primary element is marked, so clarity decides.']
  }
  return [
    `What ${quoted(primaryName)} gets is known in fewer than two of these frames, so clarity decides.`
  ]
}
