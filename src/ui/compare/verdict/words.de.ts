import { listWords } from '../../../language/list-words'
import type { Translation } from '../../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  same: (names) => `In ${names} sehen Personen dasselbe.`,
  unknown: (names) =>
    `${names} lassen sich nicht vergleichen: Weniger als zwei davon haben einen Klarheitswert oder gemessene Ebenen.`,
  theMainAction: 'die Hauptaktion',
  of: (what, variant) => `${what} in ${variant}`,
  unsure: (actions) => `Ist es derselbe Button? ${actions}.`,
  moved: (variant, more, fewer) =>
    more === null
      ? `In ${variant} sehen weniger Personen ${fewer}.`
      : `In ${variant} sehen mehr Personen ${more}${fewer === null ? '' : `, weniger ${fewer}`}.`,
  kinds: {
    desktopWeb: 'Desktop-Seiten',
    mobileWeb: 'mobile Bildschirme',
    generic: 'andere Designs'
  },
  notRanked: (kinds) => `Für ${kinds} gibt es keine gemeinsame Rangfolge.`,

  noiseOfSeen: (points) => noise(points),
  noiseOfClarity: (points) => noise(`${points} bei der Klarheit`),
  realPeople: 'Wie gut das Modell echten Menschen entspricht, ist darin nicht enthalten.',
  suggestedDecides: (layer) => `${layer} halten wir für die Hauptaktion.`,
  clarityDecides: 'Keine Hauptaktion ist bekannt, also entscheidet die Klarheit.',
  clarityDecidesBeside: (layer) =>
    `${layer} gibt es nur in einem dieser Frames, also entscheidet die Klarheit.`,
  wins: ({ best, share, next, rest, many }) =>
    `${best}: ${share}, ${many ? `danach ${next}` : next}: ${rest}.`,
  partSees: (part, layer) => `${part} der Personen sehen ${layer} in den ersten 2 Sekunden`,
  winsByClarity: ({ best, share, next, rest, many }) =>
    many
      ? `${best} ist am klarsten mit ${share} von 100, danach kommt ${next} mit ${rest}.`
      : `${best} ist klarer: ${share} von 100 gegenüber ${rest} in ${next}.`,
  closeByClarity: (values) => `Zu knapp für eine Aussage: Die Klarheit ist ${values}.`,
  clarityNeeds: (decides) =>
    `Was klarer ist, sehen Personen oft genug gleich erst ab ${decides} Punkten Abstand.`,
  closeBySeen: (layer, values) =>
    `Zu knapp für eine Aussage: ${layer} sehen in den ersten 2 Sekunden ${values}.`,

  providers: (names) =>
    `Verschiedene Engines haben diese Ergebnisse berechnet (${names}): Ihre Zahlen sind schwer vergleichbar. Analysieren Sie alle erneut mit einer davon.`,
  engines: (versions) =>
    `Analysiert mit verschiedenen Versionen der Engine (${versions}): Ihre Zahlen sind schwer vergleichbar. Analysieren Sie die früheren erneut.`,
  earlierEngine: 'eine frühere',
  sizes:
    'Die Frames sind verschieden groß, und im größeren gibt es mehr zu sehen: Vergleichen Sie mit Vorsicht.',
  tooSmall: (names) =>
    names.length === 1
      ? `${listWords(names)} ist zu klein für ein Urteil: Analysieren Sie den Frame darum herum.`
      : `${listWords(names)} sind zu klein für ein Urteil: Analysieren Sie die Frames darum herum.`,
  outOfDate: (names) =>
    names.length === 1
      ? `${listWords(names)} hat sich seit der Analyse geändert: Die Zahlen gehören zum früheren Design.`
      : `${listWords(names)} haben sich seit der Analyse geändert: Die Zahlen gehören zum früheren Design.`,
  rough: (names) =>
    `Die Zahlen von ${names} sind grob: Die Karte des Dienstes lässt sich nur ungefähr auslesen.`
}

function noise(bound: string): string {
  return `Bis zu ${bound} können Rauschen sein: Ein Design, das um 1–3 px verschoben, um 3\u00a0% skaliert oder neu gespeichert wird, ändert sich in 95 von 100 Fällen nicht stärker, gemessen mit der eingebauten Engine.`
}
