import type { Translation } from '../../language'
import type { SentThing } from '../words/words'
import type { words } from './words'

const THINGS: Record<SentThing, string> = {
  picture: 'das Bild',
  video: 'das Video',
  address: 'die Adresse'
}

const frames = (count: number): string => (count === 1 ? '1 Frame' : `${count} Frames`)

export const german: Translation<typeof words> = {
  phases: {
    exporting: 'Frame wird exportiert',
    uploading: 'Bild wird übergeben',
    waiting: 'Analyse läuft',
    downloading: 'Karten werden abgerufen',
    placing: 'Overlays werden platziert'
  },
  afterName: (phase) => phase,
  analyse: 'Analysieren',
  analysis: 'Analyse',
  step: (phase, at, of) => `${phase}, Schritt ${at} von ${of}`,
  counted: (done, of) => `${done} von ${of}`,
  elapsed: 'Verstrichene Zeit',
  ifYouCancel: (meaning) => `Wenn Sie abbrechen: ${meaning}`,
  nothingHandedOver: 'Es wurde nichts übergeben.',
  runningOne: 'Laufende Analyse',
  runningSeveral: 'Laufende Analysen',
  says: {
    running: (title, phase) => `${title}: ${phase}.`,
    done: (title) => `${title} ist analysiert.`,
    cancelled: 'Abgebrochen.'
  },
  again: {
    resume: 'Ergebnis erneut abrufen',
    ask: 'Trotzdem noch einmal senden',
    repeated: 'Trotzdem erneut analysieren',
    history: 'Im Verlauf behalten',
    again: 'Erneut versuchen'
  },
  dismiss: 'Schließen',
  openSettings: 'Einstellungen öffnen',
  cancelled: (name) => `„${name}“ wurde abgebrochen`,
  failed: (name) => `„${name}“ konnte nicht analysiert werden`,
  analysed: {
    title: 'Bereits analysiert',
    use: 'Vorhandenes Ergebnis nehmen',
    message:
      'Dieser Frame wurde in der letzten Stunde, so wie er jetzt aussieht, mit denselben Optionen analysiert.',
    advice:
      'Sie bekämen dasselbe Ergebnis, das schon in der Datei ist. Ein neuer Lauf kann etwas kosten.'
  },
  newerResult: 'Es gibt ein neueres Ergebnis',
  mayBeAccepted: (name) => `„${name}“ wurde möglicherweise angenommen`,
  lookThere: (host) =>
    `Vielleicht arbeitet ${host} trotzdem daran, und das kann etwas kosten. Sehen Sie dort nach, bevor Sie es noch einmal senden.`,
  placedAnyway: 'Es war schon platziert, als Sie abbrachen. „Rückgängig“ holt das alte zurück.',
  unnoted: (name, reason) => ({
    message: `„${name}“ wurde angenommen und läuft weiter, konnte aber auf diesem Computer nicht vermerkt werden. ${reason}`,
    advice: 'Lassen Sie Glance geöffnet, bis das Ergebnis da ist.'
  }),
  mapTooLarge: 'Das Bild einer Karte ist zu groß und konnte nicht verkleinert werden.',
  notSetUp: {
    title: 'Der Analysedienst ist nicht eingerichtet',
    useDevice: 'Dieses Gerät verwenden',
    ways: 'Geben Sie in den Einstellungen seine Adresse und Ihren Schlüssel ein oder analysieren Sie ohne beides auf diesem Gerät.'
  },
  refused: 'Diese Ebene kann nicht analysiert werden',
  select: (name) => `„${name}“ auswählen`,
  discard: 'Verwerfen',
  closedWhileSent: (thing, host) =>
    `Glance wurde geschlossen, während ${THINGS[thing]} an ${host} gesendet wurde, noch vor der Antwort. Ein zweites Senden kann doppelt kosten.`,
  otherName: {
    title: (name, file) => `„${name}“ wurde in „${file}“ begonnen`,
    text: 'Diese Datei ist vielleicht eine Kopie oder ein Branch jener. Haben Sie sie umbenannt, geht es hier weiter.',
    claim: 'Ich habe sie umbenannt'
  },
  waitsAt: (name, host) => `„${name}“ wartet bei ${host}`,
  fetchResult: 'Ergebnis abrufen',
  fetchedUnpaid:
    'Der Dienst hat es angenommen. Das Ergebnis abzurufen kostet nicht noch einmal etwas.',
  connectToFetch:
    'Dieser Dienst ist jetzt nicht verbunden. Geben Sie seine Adresse und den Schlüssel ein, um das Ergebnis abzurufen.',
  openOtherVersion:
    'Dieser Dienst ist jetzt nicht verbunden. Öffnen Sie die Version von Glance, die sich mit ihm verbindet, um das Ergebnis abzurufen.',

  batch: {
    analysing: (count) =>
      count === 1 ? '1 Frame wird analysiert' : `${count} Frames werden analysiert`,
    begun: (count) =>
      count === 1 ? '1 Frame wird analysiert.' : `${count} Frames werden analysiert.`,
    ended: (count, total) =>
      `${count} von ${frames(total)} ${count === 1 ? 'ist' : 'sind'} fertig.`,
    outcome: ({ done, kept, failed, cancelled }) =>
      [
        done > 0 && `${frames(done)} analysiert`,
        kept > 0 && `${done > 0 ? kept : frames(kept)} behalten`,
        failed > 0 && `${done + kept > 0 ? failed : frames(failed)} fehlgeschlagen`,
        cancelled > 0 && `${done + kept + failed > 0 ? cancelled : frames(cancelled)} abgebrochen`
      ]
        .filter(Boolean)
        .join(', '),
    list: 'Frames',
    analyses: 'Analysen',
    states: {
      queued: 'Wartet',
      done: 'Analysiert',
      kept: 'Behalten, kostenlos',
      failed: 'Fehlgeschlagen',
      cancelled: 'Abgebrochen'
    },
    held: 'Wartet: Der Dienst ist ausgelastet'
  }
}
