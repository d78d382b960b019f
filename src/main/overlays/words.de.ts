import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  noneOnPage: 'Auf dieser Seite gibt es keine Overlays von Glance.',
  noneSelected: 'Die ausgewählten Ebenen haben keine Overlays von Glance.',
  removed: (count) => `Die Overlays von ${frames(count)} sind entfernt. Die Ergebnisse bleiben.`,
  shown: (count) => `Die Overlays von ${frames(count)} sind eingeblendet.`,
  hidden: (count) => `Die Overlays von ${frames(count)} sind ausgeblendet.`,
  movedOut: (count) =>
    count === 1
      ? 'Eine Ebene von Ihnen zwischen den Overlays bleibt auf der Arbeitsfläche.'
      : `${count} Ebenen von Ihnen zwischen den Overlays bleiben auf der Arbeitsfläche.`
}

function frames(count: number): string {
  return count === 1 ? '1 Frame' : `${count} Frames`
}
