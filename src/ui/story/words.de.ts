import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  place: 'Nr.',
  layer: 'Ebene',
  mainAction: 'Hauptaktion',
  signs: { better: 'besser', worse: 'schlechter', level: 'zu knapp für eine Aussage' },
  arrows: { more: 'mehr als in der Basis', less: 'weniger als in der Basis' },
  unlisted: (count) =>
    count === 1 ? '1 spätere Ebene ist weggelassen.' : `${count} spätere Ebenen sind weggelassen.`,
  select: (name) => `${name} auswählen`,
  selectIn: (value, layer, frame) => `${value}: ${layer} in ${frame} auswählen`,
  picture: (frame) => `Bild von ${frame}`,
  marked: (frame, callouts) => `Bild von ${frame}, markiert: ${callouts}`
}
