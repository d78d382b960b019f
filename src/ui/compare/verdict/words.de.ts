import { listWords } from '../../../language/list-words'
import type { Translation } from '../../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  same: (names) => `${names} bekommen gleich viel Aufmerksamkeit.`,
  unknown: (names) =>
    `${names} lassen sich nicht vergleichen: Weniger als zwei davon haben einen Klarheitswert oder gemessene Ebenen.`,
  theMainAction: 'der Hauptaktion',
  moves: (variant, from, to) => `${variant} lenkt Aufmerksamkeit von ${from} zu ${to}.`,
  draws: (variant, to) => `${variant} lenkt Aufmerksamkeit zu ${to}.`,
  takes: (variant, from) => `${variant} zieht Aufmerksamkeit von ${from} ab.`,
  shareInstead: (layer, now, before) => `${layer} (${now} statt ${before})`,
  points: (layer, points, only) =>
    `${layer} (${only === null ? '' : only === 'new' ? 'neu, ' : 'entfällt, '}${points} Punkte)`,
  kinds: {
    desktopWeb: 'Desktop-Seiten',
    mobileWeb: 'mobile Bildschirme',
    generic: 'andere Designs'
  },
  notRanked: (kinds) => `Für ${kinds} gibt es keine gemeinsame Rangfolge.`,

  noiseOfShare: (points) => noise(`${points} der Aufmerksamkeit`),
  noiseOfClarity: (points) => noise(`${points} bei der Klarheit`),
  realPeople:
    'Wie nah die Schätzungen an echten Menschen liegen, ist eine andere Frage und hier nicht berücksichtigt.',
  agreement: (percent) =>
    `Menschen sind sich seltener einig: Von zwei Anzeigen mit diesem Abstand nennen sie in etwa ${percent} von 100 Fällen dieselbe klarer.`,
  suggestedDecides: (layer) =>
    `${layer} ist als Hauptaktion vorgeschlagen; bestätigt hat das noch niemand.`,
  clarityDecides: 'Keine Hauptaktion ist markiert, also entscheidet die Klarheit.',
  clarityDecidesBeside: (layer) =>
    `Was ${layer} bekommt, ist in weniger als zwei dieser Frames bekannt, also entscheidet die Klarheit.`,
  wins: ({ best, share, next, rest, many }) =>
    `${best} gewinnt: Die Hauptaktion bekommt dort ${share} der Aufmerksamkeit, ${many ? `danach kommt ${next} mit ${rest}` : `in ${next} ${rest}`}.`,
  winsByClarity: ({ best, share, next, rest, many }) =>
    many
      ? `${best} gewinnt: am klarsten mit ${share} von 100, danach kommt ${next} mit ${rest}.`
      : `${best} gewinnt: klarer mit ${share} von 100 gegenüber ${rest} in ${next}.`,
  valueIn: (value, name) => `${value} in ${name}`,
  closeByClarity: (values) => `Zu knapp für eine Aussage: Die Klarheit ist ${values}.`,
  clarityNeeds: (decides) =>
    `Was klarer ist, sehen Menschen oft genug gleich erst ab ${decides} Punkten Abstand.`,
  closeByShare: (values) => `Zu knapp für eine Aussage: Die Hauptaktion bekommt ${values}.`,
  scores: {
    clarity: (more, less, high, low) => `${more} ist klarer als ${less}: ${high} gegenüber ${low}.`,
    excitingness: (more, less, high, low) =>
      `${more} ist lebendiger als ${less}: Lebendigkeit ${high} gegenüber ${low}; weder hoch noch niedrig ist besser.`,
    focus: (more, less, high, low, apart) =>
      `In ${more} sammelt sich die Aufmerksamkeit stärker als in ${less}: Fokus ${high} gegenüber ${low}, ${apart} mehr.`
  },
  withShare: (layer, share) => `${layer} (${share})`,
  onlyIn: (frame, layers) => `Nur in ${frame}: ${layers}.`,

  providers: (names) =>
    `Verschiedene Engines haben diese Ergebnisse berechnet (${names}): Ihre Zahlen sind schwer vergleichbar. Analysieren Sie alle erneut mit einer davon.`,
  engines: (versions) =>
    `Analysiert mit verschiedenen Versionen der Engine (${versions}): Ihre Zahlen sind schwer vergleichbar. Analysieren Sie die früheren erneut.`,
  earlierEngine: 'eine frühere',
  sizes:
    'Die Frames sind verschieden groß, und ein Anteil hängt davon ab, wie viel es sonst zu sehen gibt: Vergleichen Sie Anteile mit Vorsicht.',
  tooSmall: (names) =>
    names.length === 1
      ? `${listWords(names)} ist zu klein für ein Urteil: Analysieren Sie den Frame darum herum.`
      : `${listWords(names)} sind zu klein für ein Urteil: Analysieren Sie die Frames darum herum.`,
  outOfDate: (names) =>
    names.length === 1
      ? `${listWords(names)} hat sich seit der Analyse geändert: Die Zahlen gehören zum früheren Design.`
      : `${listWords(names)} haben sich seit der Analyse geändert: Die Zahlen gehören zum früheren Design.`,
  rough: (names) =>
    `Die Anteile in ${names} sind grob: Die Karte des Dienstes lässt sich nur ungefähr auslesen.`
}

function noise(bound: string): string {
  return `Bis zu ${bound} können Rauschen sein: Designs, die nur um 1–3 px verschoben, um 3\u00a0% skaliert oder neu gespeichert wurden, unterscheiden sich in 95 von 100 Fällen nicht stärker, gemessen mit der eingebauten Engine.`
}
