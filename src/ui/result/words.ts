import { wordsOf } from '../../language'

export const words = wordsOf('ui/result', {
  outOfDate: 'Out of date',
  took: (seconds: string) => `took ${seconds} s`,
  earlierResult: 'Earlier result',
  unreadable: 'The result could not be read',
  broken: 'The saved result cannot be read',

  // What people see first. Layers come as in sentences, in quotation marks if a designer named them.
  verdict: 'Verdict',
  why: {
    measuring: 'Measuring what people see first…',
    noMap: 'No attention map in this result: what people see first is not known.',
    unreadable: 'The attention map cannot be read by layer. See the maps below.',
    noLayers: 'One flat image. The maps below show where people look.',
    outOfDate: 'The frame has changed since this analysis. Run again for new numbers.',
    failed: 'What people see first could not be measured.'
  },
  seenFirst: 'Seen first',
  select: (name: string) => `Select ${name}`,
  mainActionIs: (name: string) => `Main action: ${name}`,
  confirm: 'Confirm',
  suggested: 'Our guess.',
  goalUnanswered: 'No button fits your goal.',
  noButton: 'No main button found. Pick it here.',
  lost: (name: string) => `${name} was marked and is gone from this frame.`,
  buttons: 'Buttons',
  otherLayers: 'Other layers',
  chooseLayer: 'Choose a layer',
  none: 'None',

  // What is special about the result.
  missing: (what: string) => `Missing: ${what}`,
  fetchAgain: 'Fetch again',
  fetching: 'Fetching what is missing…',
  stillMissing: (reason: string) => `${reason} Nothing was charged.`,
  whyMissing: {
    unknown: 'Not sent, or not fetched. Run again to get all.',
    unsent: 'The service did not send all. Run again to get the rest.',
    expired:
      'The service kept it for an hour, which is over. Running again counts as a new analysis.',
    canFetch: 'The service keeps its result for an hour: fetching again is not charged.'
  },
  viewOnly: 'Maps show here in the panel, not on the canvas.',
  engine: {
    earlier: {
      title: 'Made with an earlier engine',
      advice: 'Run again for today’s numbers.'
    },
    later: {
      title: 'Made with a later engine',
      advice: 'Update Glance to get the same numbers.'
    }
  },

  // Maps.
  maps: 'Maps',
  map: 'Map',
  more: 'More',
  moreMaps: 'More maps',
  picture: (frame: string, map: string) => `${frame} with the ${map.toLowerCase()} map`,
  fold: 'Fold',
  opacity: 'Opacity',
  putOnCanvas: 'Put on canvas',
  theOverlays: 'the overlays',
  hideOverlays: 'Hide overlays',
  showOverlays: 'Show overlays',

  scores: 'Scores',
  method: 'How to read this',
  estimates: 'Estimates',

  // The brief, and whether the texts go by it.
  brief: 'Brief',
  noBrief: 'None',
  briefHelps: 'The goal decides which button is suggested as the main action.',
  writeBrief: 'Write a brief',
  editBrief: 'Edit the brief',
  briefText: (field: string, text: string) => `${field}: ${text}`,
  withoutBrief: 'Written without the brief',
  briefIgnored: 'Part of the brief was not taken',
  ignoredKeys: (keys: string) => `The service ignored: ${keys}.`,
  keyInSettings: 'Its key can be changed in Settings.',
  beforeBrief: 'These texts were written without the brief',
  otherBrief: 'The brief has changed since these texts were written',
  needsRun: 'They can no longer be regenerated: run again to get new ones.',

  // Texts.
  inWords: 'In words',
  beingWritten: 'Being written…',
  beingWrittenAgain: 'Being written again…',
  couldNotWrite: 'Could not be written',
  sameText: 'The same text came back.',
  notWritten: 'Not written yet.',
  text: {
    summary: {
      name: 'Summary',
      it: 'the summary',
      regenerate: 'summary',
      failed: 'The summary could not be written',
      write: 'Write summary',
      notKept: 'No summary was kept.'
    },
    recommendations: {
      name: 'Recommendations',
      it: 'the recommendations',
      regenerate: 'recommendations',
      failed: 'The recommendations could not be written',
      write: 'Write recommendations',
      notKept: 'No recommendations were kept.'
    }
  },
  regenerate: 'Regenerate',
  /** `chosen`: it can be chosen in Settings. */
  madeElsewhere: (host: string, chosen: boolean) =>
    `${host} made this result; ${chosen ? 'choose it in Settings, or ' : ''}run again.`,
  forgotten: 'The service’s hour is over: run again to get them.',

  // What can be done with a result.
  runAgain: 'Run again',
  report: 'Report',
  removeOverlays: 'Remove overlays',
  removeOverlaysAbout: 'Takes the maps off the canvas. The result stays.',
  overlaysRemoved: 'Overlays removed.',
  resultRemoved: 'Result deleted.',
  moreActions: 'More actions',
  deleteResult: 'Delete result',
  askDelete: 'Delete result…',
  deleteResultOf: (name: string) => `Delete the result of ${name}?`,
  deleteGoes: (runs: number) =>
    `Maps, scores, texts, main action${runs > 1 ? ` and the history of ${runs} runs` : ''} go from this file. The brief stays. Undo brings them back.`,
  keep: 'Keep'
})
