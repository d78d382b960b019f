import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  unmoved: (day, share) => `Seit dem Lauf vom ${day} (${share}) praktisch unverändert.`,
  up: (points, day, share) => `${points} mehr als beim Lauf vom ${day} (${share}).`,
  down: (points, day, share) => `${points} weniger als beim Lauf vom ${day} (${share}).`
}
