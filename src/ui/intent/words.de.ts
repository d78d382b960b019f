import type { Translation } from '../../language'
import { formatCount, formatFixed } from '../words/format-numbers'
import type { words } from './words'

export const german: Translation<typeof words> = {
  unknown: (name) =>
    `Welchen Anteil der Aufmerksamkeit ${name} bekommt, lässt sich aus diesem Ergebnis nicht ablesen.`,
  gets: (name, share, rank, of) =>
    `${name} bekommt geschätzt ${share} der Aufmerksamkeit: ${placeOf(rank, of)}.`,
  unmoved: (day, share) => `Seit dem Lauf vom ${day} (${share}) praktisch unverändert.`,
  moved: (points, day, share) => {
    const size = Math.abs(points)
    const count = formatFixed(size, Number.isInteger(size) ? 0 : 1)
    return `${count} ${size === 1 ? 'Punkt' : 'Punkte'} ${points > 0 ? 'mehr' : 'weniger'} als beim Lauf vom ${day} (${share}).`
  }
}

function placeOf(rank: number, of: number): string {
  if (of === 1) return 'die einzige Ebene'
  return `Platz ${formatCount(rank)} von ${formatCount(of)} Ebenen`
}
