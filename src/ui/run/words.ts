import { wordsOf } from '../../language'
import type { SentThing } from '../words/words'
import { lowerFirst } from '../words/quoted'

const frames = (count: number): string => (count === 1 ? '1 frame' : `${count} frames`)

/** How many ended how. */
interface Outcome {
  done: number
  kept: number
  failed: number
  cancelled: number
}

/** Words about runs: on their way, ended, and left by an earlier session. */
export const words = wordsOf('ui/run', {
  /** The way of a frame. */
  phases: {
    exporting: 'Exporting the frame',
    uploading: 'Handing over the picture',
    waiting: 'Analysing',
    downloading: 'Fetching the maps',
    placing: 'Placing the overlays'
  },
  /** A phase after a name and a colon. */
  afterName: (phase: string) => phase.toLowerCase(),
  analyse: 'Analyse',
  analysis: 'Analysis',
  step: (phase: string, at: number, of: number) => `${phase}, step ${at} of ${of}`,
  counted: (done: string, of: string) => `${done} of ${of}`,
  elapsed: 'Elapsed time',
  ifYouCancel: (meaning: string) => `If you cancel: ${lowerFirst(meaning)}`,
  nothingHandedOver: 'Nothing was handed over.',
  runningOne: 'Running analysis',
  runningSeveral: 'Running analyses',
  says: {
    running: (title: string, phase: string) => `${title}: ${phase}.`,
    done: (title: string) => `${title} is analysed.`,
    cancelled: 'Cancelled.'
  },
  again: {
    resume: 'Fetch the result again',
    ask: 'Send it again anyway',
    repeated: 'Run again anyway',
    history: 'Keep in the history',
    again: 'Try again'
  },
  dismiss: 'Dismiss',
  openSettings: 'Open Settings',
  cancelled: (name: string) => `“${name}” was cancelled`,
  failed: (name: string) => `“${name}” could not be analysed`,
  analysed: {
    title: 'Already analysed',
    use: 'Use the existing result',
    message: 'This frame was analysed as it looks now within the last hour with the same options.',
    advice: 'The result in the file is the one you would get. A new run may be charged.'
  },
  newerResult: 'There is a newer result',
  mayBeAccepted: (name: string) => `“${name}” may have been accepted`,
  lookThere: (host: string) =>
    `${host} may be working on it all the same, and charge for it. Look there before you send it again.`,
  /** In a notification. */
  placedAnyway: 'It was placed before it could be cancelled. Undo brings the old one back.',
  unnoted: (name: string, reason: string) => ({
    message: `“${name}” was accepted and goes on, but could not be noted on this computer. ${reason}`,
    advice: 'Leave Glance open until its result is there.'
  }),
  mapTooLarge: 'A map picture is too large and could not be made smaller.',
  notSetUp: {
    title: 'The analysis service is not set up',
    useDevice: 'Use this device',
    ways: 'Enter its address and your key in Settings, or analyse on this device without either.'
  },
  refused: 'This layer cannot be analysed',
  select: (name: string) => `Select “${name}”`,
  discard: 'Discard',
  closedWhileSent: (thing: SentThing, host: string) =>
    `Glance was closed while the ${thing} was sent to ${host}, before its answer came. Sending it again may be charged twice.`,
  otherName: {
    /** `file` is a file's name. */
    title: (name: string, file: string) => `“${name}” was begun in “${file}”`,
    text: 'This file may be a copy or a branch of that one. If you have renamed it, go on here.',
    claim: 'I have renamed it'
  },
  waitsAt: (name: string, host: string) => `“${name}” waits at ${host}`,
  fetchResult: 'Fetch the result',
  fetchedUnpaid: 'The service has accepted it. Fetching its result is not charged again.',
  connectToFetch:
    'That service is not connected now. Enter its address and key to fetch the result.',
  openOtherVersion:
    'That service is not connected now. Open the version of Glance that connects it to fetch the result.',

  /** Runs over many frames. */
  batch: {
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
    held: 'The service is busy: waits'
  }
})
