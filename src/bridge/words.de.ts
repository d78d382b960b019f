import type { Translation } from '../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  noAnswer: (call) => ({
    message: `Figma hat nicht rechtzeitig geantwortet (${call}).`,
    advice:
      'Vielleicht ist Figma mit einer großen Datei beschäftigt. Warten Sie kurz und versuchen Sie es noch einmal.'
  })
}
