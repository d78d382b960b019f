import type { Translation } from '../../language'
import type { words } from './words'

const frames = (count: number): string => (count === 1 ? '1 Frame' : `${count} Frames`)

export const german: Translation<typeof words> = {
  busy: 'Eine Analyse läuft; dies kann danach folgen.',
  picture: (withBrief) => (withBrief ? 'Das Bild, mit dem Briefing,' : 'Das Bild'),
  pictures: (withBrief) => (withBrief ? 'Jedes Bild, mit dem Briefing,' : 'Jedes Bild'),
  compare: 'Vergleichen',

  misplaced: (count) =>
    count === 1
      ? 'Ein Overlay liegt nicht mehr über seinem Frame'
      : `${count} Overlays liegen nicht mehr über ihren Frames`,
  misplacedAdvice:
    'Frames wurden verschoben, kopiert oder gelöscht. Overlays kommen zurück zu ihnen; solche ohne Frame werden entfernt.',
  putRight: 'Zurechtrücken',

  showFrame: 'Frame zeigen',

  states: {
    unknown: '',
    none: 'Nicht analysiert',
    otherwise: 'Anders analysiert',
    outOfDate: 'Nicht mehr aktuell',
    broken: 'Ergebnis nicht lesbar'
  },
  analysed: 'Analysiert',
  analysedAt: (age) => `Analysiert: ${age}`,
  leftOut: 'Übersprungen',
  selectedLayers: 'Ausgewählte Ebenen',
  layersSelected: (count, onlyFrames) => `${count} ${onlyFrames ? 'Frames' : 'Ebenen'} ausgewählt`,
  moreSelected: (count, listed) =>
    `Nur die ersten ${listed} stehen hier; ${count === 1 ? '1 weitere Ebene ist' : `${count} weitere Ebenen sind`} ausgewählt.`,
  analyseFrames: (count) => (count === 0 ? 'Alle analysiert' : `${frames(count)} analysieren`),
  eachCharged: 'Jedes kann etwas kosten.',
  noResult: 'Dieser Frame hat noch kein Ergebnis.',

  inside: (layer, frame) => `${layer} liegt in ${frame}.`,
  analyseAround: (frame) => `${frame} analysieren`,
  hasResult: (frame) => `${frame} hat ein Ergebnis.`,
  showResult: 'Ergebnis zeigen',
  alone: (layer) => `${layer} für sich analysieren`,

  medium: {
    title: 'Medium',
    wide: (name, px) => `${name}, ${px} px breit`,
    large: (name, width, height) => `${name}, ${width} × ${height} px`,
    several: (name) => `${name}, nach Größe`,
    mixed: (names) => `${names}, nach Größe`
  },

  start: {
    title: 'Wählen Sie einen Frame zum Analysieren aus',
    about: 'Glance zeigt, was zuerst gesehen wird und was Sie ändern können.',
    before: 'Eine Seite',
    after: 'und die Blicke darauf',
    reading: 'Diese Seite wird gelesen …',
    unread: 'Diese Seite konnte nicht gelesen werden',
    noFrames: 'Auf dieser Seite ist kein Frame, der sich analysieren lässt.',
    analyseAll: (count) =>
      count === 1
        ? 'Den Frame dieser Seite analysieren'
        : `Alle ${count} Frames dieser Seite analysieren`,
    analyseRest: (count) =>
      count === 1 ? '1 weiteren Frame analysieren' : `${count} weitere Frames analysieren`,
    allDone: 'Alle Frames dieser Seite sind analysiert.',
    fresh: (count) => `Schon analysiert: ${frames(count)}.`,
    beyond: (count) => `Bleiben für den nächsten Lauf: ${frames(count)}.`,
    inAll: (count) => (count === 1 ? 'Insgesamt 1 Bild.' : `Insgesamt ${count} Bilder.`),
    sentTo: (count, host) =>
      count === 1 ? `1 Bild geht an ${host}.` : `${count} Bilder gehen an ${host}.`,
    ask: (count) => `${count} Frames analysieren?`,
    askAbout: 'Sie können jederzeit abbrechen; fertige Ergebnisse bleiben.',
    notNow: 'Jetzt nicht'
  },

  results: {
    title: 'Ergebnisse auf dieser Seite',
    none: 'Noch hat kein Frame dieser Seite ein Ergebnis.',
    frames: 'Frames'
  },

  batch: {
    running: (count) => [frames(count), count === 1 ? ' wird analysiert' : ' werden analysiert'],
    showAll: 'Alle zeigen',
    back: (count) => `Zurück zu allen ${count} Ergebnissen`,
    dismiss: 'Fertig',
    again: (count) => (count === 1 ? '1 erneut versuchen' : `${count} erneut versuchen`),
    kept: 'Unveränderte Frames behalten ihr Ergebnis der letzten Stunde und wurden nicht noch einmal gesendet.',
    leftOut: 'Die übrigen würden aus demselben Grund fehlschlagen und wurden nicht gesendet.',
    cancelled: (note) => `Abgebrochen: ${note}`,
    analysed: 'Analysierte Frames',
    failed: 'Fehlgeschlagene Frames',
    compareCount: (count) => `${count} vergleichen`,
    choose: (most) => `Zum Vergleichen wählen Sie auf der Arbeitsfläche bis zu ${most} davon aus.`,
    maybe: (host) =>
      `${host} hat ihn möglicherweise angenommen; ein zweites Senden kann doppelt kosten.`,
    notChargedAgain: 'Das kostet nicht noch einmal etwas.'
  }
}
