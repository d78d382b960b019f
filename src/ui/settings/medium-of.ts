import type { Settings } from '../../file'
import { type Medium, MEDIUMS } from '../../interface'
import { pickMedium } from '../words/pick-medium'

type MediumChoice = Pick<Settings, 'medium' | 'mediumFor'>
interface Size {
  width: number
  height: number
}

/** The medium that a frame is analysed for. Sizes are canvas px. */
export function mediumOf({ medium, mediumFor }: MediumChoice, { width, height }: Size): Medium {
  if (medium !== 'auto') return medium
  const bySize = pickMedium('auto', width, height)
  return mediumFor[bySize] ?? bySize
}

/** The settings with another medium for frames of one kind, by their size; those of other kinds keep theirs. */
export function chooseMedium(
  { medium, mediumFor }: MediumChoice,
  kind: Medium,
  wanted: Settings['medium']
): MediumChoice {
  const kept =
    medium === 'auto' ? mediumFor : Object.fromEntries(MEDIUMS.map((one) => [one, medium]))
  return { medium: 'auto', mediumFor: { ...kept, [kind]: wanted === 'auto' ? kind : wanted } }
}
