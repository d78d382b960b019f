import { wordsOf } from '../../../language'

const frames = (count: number): string => (count === 1 ? '1 frame' : `${count} frames`)

/** How many ended how. */
interface Outcome {
  done: number
  kept: number
  failed: number
  cancelled: number
}

/** What is said of a run over many frames. */
export const words = wordsOf('ui/run/batch', {
  analysing: (count: number) => `Analysing ${frames(count)}`,
  begun: (count: number) => `Analysing ${frames(count)}.`,
  ended: (count: number, total: number) => `${count} of ${frames(total)} finished.`,
  outcome: ({ done, kept, failed, cancelled }: Outcome) =>
    [
      done > 0 && `${frames(done)} analysed`,
      kept > 0 && `${done > 0 ? kept : frames(kept)} kept`,
      failed > 0 && `${done + kept > 0 ? failed : frames(failed)} failed`,
      cancelled > 0 && `${done + kept + failed > 0 ? cancelled : frames(cancelled)} cancelled`
    ]
      .filter(Boolean)
      .join(', '),
  list: 'Frames',
  analyses: 'Analyses',
  states: {
    queued: 'Waits',
    done: 'Analysed',
    kept: 'Kept, unpaid',
    failed: 'Failed',
    cancelled: 'Cancelled'
  },
  held: 'The service is busy: waits',
  goOn: 'Go on',
  leaveRest: 'Leave the rest',
  paused: (count: number) =>
    count === 1 ? 'Paused: 1 frame waits, unsent' : `Paused: ${count} frames wait, unsent`,
  pausedBecause: (reason: string) => `${reason} The other frames would meet the same.`
})
