import type { Translation } from '../../language'
import type { words } from './words'

const THINGS = { picture: 'Das Bild', video: 'Das Video', address: 'Die Adresse' }

export const german: Translation<typeof words> = {
  screenFailed: 'Diese Ansicht konnte nicht gezeigt werden',
  drawAgain: 'Erneut zeigen',
  sent: {
    no: () => 'Es wurde nichts gesendet.',
    yes: (thing) => `${THINGS[thing]} wurde gesendet.`,
    maybe: (thing) => `${THINGS[thing]} wurde möglicherweise gesendet.`
  },
  about: (name, what) => `${name}: ${what}`,
  made: (name) => name,
  showFewer: 'Weniger zeigen',
  showAll: (count) => `Alle ${count} zeigen`,
  of: (done, all) => `${done} von ${all}`,
  ofHundred: (score) => `${score} von 100`,
  runReplaced: {
    message:
      'Dieser Frame wurde inzwischen erneut analysiert; sein neues Ergebnis blieb unverändert.',
    advice: 'Sehen Sie sich das neue Ergebnis an und versuchen Sie es dann noch einmal.'
  }
}
