import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  unknown: (name) =>
    `Welchen Anteil der Aufmerksamkeit ${name} bekommt, lässt sich aus diesem Ergebnis nicht ablesen.`,
  gets: (name, share, standing) => `${name} bekommt ${share} der Aufmerksamkeit und ${standing}.`,
  unmoved: (day, share) => `Seit dem Lauf vom ${day} (${share}) praktisch unverändert.`,
  up: (points, day, share) => `${points} mehr als beim Lauf vom ${day} (${share}).`,
  down: (points, day, share) => `${points} weniger als beim Lauf vom ${day} (${share}).`
}
