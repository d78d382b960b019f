import type { Translation } from '../../../language'
import type { words } from './words'

const frames = (count: number): string => (count === 1 ? '1 Frame' : `${count} Frames`)

export const german: Translation<typeof words> = {
  analysing: (count) =>
    count === 1 ? '1 Frame wird analysiert' : `${count} Frames werden analysiert`,
  begun: (count) =>
    count === 1 ? '1 Frame wird analysiert.' : `${count} Frames werden analysiert.`,
  ended: (count, total) => `${count} von ${frames(total)} ${count === 1 ? 'ist' : 'sind'} fertig.`,
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
  held: 'Wartet: Der Dienst ist ausgelastet',
  goOn: 'Fortfahren',
  leaveRest: 'Rest auslassen',
  paused: (count) =>
    count === 1
      ? 'Angehalten: 1 Frame wartet, nicht gesendet'
      : `Angehalten: ${count} Frames warten, nicht gesendet`,
  pausedBecause: (reason) => `${reason} Den anderen Frames würde es ebenso gehen.`
}
