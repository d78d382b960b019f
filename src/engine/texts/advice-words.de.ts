import type { Translation } from '../../language'
import type { adviceWords } from './advice-words'

/** Names are the same as subject and as object, and stand as one of them: they have no dative. */
export const german: Translation<typeof adviceWords> = {
  change: {
    recolour: (name, colour) => `Füllen Sie ${name} mit ${colour}`,
    andMore: (name, more) => `${name} und ${more} weitere`,
    contrast: (name, colour) => `Schreiben Sie ${name} in ${colour}`,
    darken: (name, colour, code) => `Färben Sie ${name} dunkler: ${colour} (${code})`,
    lighten: (name, colour, code) => `Färben Sie ${name} heller: ${colour} (${code})`,
    swap: (name, other) => `Lassen Sie ${name} und ${other} das Aussehen tauschen`,
    touch: (name) => `Machen Sie ${name} 44 px hoch`,
    order: (name, before) => `Setzen Sie ${name} vor ${before}`
  },
  fact: {
    contrast: (from, to) => `Kontrast ${from} → ${to} zu 1; lesbar ab 4,5`,
    fill: (from, to) => `Kontrast zur Umgebung ${from} → ${to} zu 1; ab 3 hebt es sich ab`,
    touch: (from, to) => `${from} → ${to} px, für Finger`
  },
  bringAbove: (name) => `Holen Sie ${name} auf den ersten Bildschirm.`,
  asBar: (gain) => `Als Leiste an seinem Ende: ${gain}.`,
  aLayer: 'eine Ebene',
  anotherLayer: 'eine andere Ebene',
  anotherColour: 'einer anderen Farbe',
  yourColour: (colour, code) => `Ihrem ${colour} (${code})`,
  colours: {
    black: 'Schwarz',
    grey: 'Grau',
    white: 'Weiß',
    beige: 'Beige',
    brown: 'Braun',
    red: 'Rot',
    orange: 'Orange',
    yellow: 'Gelb',
    green: 'Grün',
    teal: 'Türkis',
    blue: 'Blau',
    purple: 'Violett',
    pink: 'Rosa'
  },
  cost: (before, after) => `Zulasten der Überschrift: ${before} → ${after}.`,
  earlyEnough: (name, place) => `${name} sieht man früh genug (${place}).`,
  nothingHelps: (name, count) =>
    count === 0
      ? `Kein Vorschlag für ${name}.`
      : count === 1
        ? `Eine Änderung ausprobiert: Sie bringt ${name} nicht deutlich weiter.`
        : `${count} Änderungen ausprobiert: Keine bringt ${name} deutlich weiter.`
}
