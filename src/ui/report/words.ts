import { wordsOf } from '../../language'

export const words = wordsOf('ui/report', {
  format: 'Report format',
  save: 'Save report',
  copy: 'Copy',
  help: {
    html: 'Pictures, numbers and one table, for any browser. Print it there to get a PDF.',
    markdown: 'The same without pictures, for a ticket, a wiki or a message.'
  },
  saved: (file: string) => `Saved as ${file}: look in your downloads.`,
  savedInPart: 'Not every picture could be had; the report says which and why.',
  copied: (format: string) => `Copied as ${format}.`,
  ready: 'The report is ready: press Copy once more.',
  cancelled: 'Cancelled. Nothing was saved.',
  failed: 'The report could not be made',
  noResult: (name: string) => ({
    message: `“${name}” has no result to report.`,
    advice: 'Analyse it first.'
  }),
  comparisonOutdated: (name: string) => ({
    message: `“${name}” has a newer run than this comparison.`,
    advice: 'Compare again, then make the report.'
  }),
  kind: 'Visual attention report',
  pageTitle: (title: string) => `${title} – Glance`,
  analysed: (moment: string) => `Analysed ${moment}`,
  made: (moment: string) => `Report made ${moment}`,
  madeWith: 'Made with Glance',
  ofHundred: (score: string) => `${score} of 100`,
  outdated: {
    frame:
      'Out of date: the frame has changed since this analysis. The map and the numbers belong to the earlier design.',
    several: (names: string) =>
      `Changed since the analysis: ${names}. The numbers belong to the earlier design.`
  },
  callouts: (seconds: number) => `Seen within ${seconds} seconds, numbered by place`,
  actionToo: (sentence: string) => `${sentence}, your main action`,
  numbers: (guessed: boolean): string =>
    guessed ? 'Orange: the main action (our guess)' : 'Orange: the main action',
  fixes: {
    predicted: (gain: string) => `By the estimate: ${gain}.`,
    real: (outcome: string) => `On a copy: ${outcome}`,
    noAction: 'No main action is known, so no changes were tried for it.',
    failed: (reason: string) => `Fixes are missing: what would help could not be tried. ${reason}`
  },
  layers: {
    attention: 'Attention',
    seenMeans: (seconds: number) =>
      `How many of 100 people look at a layer within ${seconds} seconds.`,
    firstLooksUnknown: (reason: string) => `First looks are not known by layer: ${reason}`
  },
  notMeasurable: (reason: string) => `Layers could not be measured. ${reason}`,
  pictures: {
    /** Start of the sentence about a picture that is left out. */
    theFrame: 'The picture of the frame',
    theMap: 'The attention map',
    leftOut: (what: string, reason: string) => `${what} is left out. ${reason}`,
    none: (what: string) => `${what} is left out: it is no picture that a browser shows.`,
    elsewhere: 'The pictures are in the HTML report and in the Figma file.'
  }
})
