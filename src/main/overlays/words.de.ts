import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  noneOnPage: 'Auf dieser Seite gibt es keine Overlays von Glance.',
  noneSelected: 'Die ausgewählten Ebenen haben keine Overlays von Glance.',
  removed: (count) => `Die Overlays von ${frames(count)} sind entfernt. Die Ergebnisse bleiben.`,
  shown: (count) => `Die Overlays von ${frames(count)} sind eingeblendet.`,
  hidden: (count) => `Die Overlays von ${frames(count)} sind ausgeblendet.`
}

function frames(count: number): string {
  return count === 1 ? '1 Frame' : `${count} Frames`
}
