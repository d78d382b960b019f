import type { Translation } from '../../../language'
import type { words } from './words'

const frames = (count: number): string => (count === 1 ? '1 Frame' : `${count} Frames`)

export const german: Translation<typeof words> = {
  analysing: (count) =>
    count === 1 ? '1 Frame wird analysiert' : `${count} Frames werden analysiert`,
  begun: (count) =>
    count === 1 ? '1 Frame wird analysiert.' : `${count} Frames werden analysiert.`,
  ended: (count, total) =>
    `${count} von ${total === 1 ? '1 Frame' : `${total} Frames`} sind fertig.`,
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
  runningAnalyses: 'Laufende Analysen',
  analyses: 'Analysen',
  count: (done, of) => `${done} von ${of}`,
  states: {
    queued: 'Wartet',
    done: 'Analysiert',
    kept: 'Behalten, unbezahlt',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen'
  },
  held: 'Der Dienst ist ausgelastet: wartet',
  goOn: 'Fortfahren',
  leaveRest: 'Den Rest lassen',
  paused: (count) =>
    count === 1
      ? 'Angehalten: 1 Frame wartet, ungesendet'
      : `Angehalten: ${count} Frames warten, ungesendet`,
  pausedBecause: (reason) => `${reason} Den anderen Frames würde es ebenso gehen.`
}
