import type { Translation } from '../language'
import type { words } from './words'

const OPEN_AGAIN = 'Schließen Sie Glance, und öffnen Sie es wieder.'

export const german: Translation<typeof words> = {
  noAnswer: (call) => ({
    message: `Figma hat nicht rechtzeitig geantwortet (${call}).`,
    advice:
      'Vielleicht ist Figma mit einer großen Datei beschäftigt. Warten Sie kurz und versuchen Sie es noch einmal.'
  }),
  unfitRequest: (call) => ({
    message: `Das Fenster von Glance hat um etwas gebeten, das so nicht geht (${call}). Nichts wurde geändert.`,
    advice: OPEN_AGAIN
  })
}
