import { wordsOf } from '../../language'

export const words = wordsOf('ui/report', {
  report: 'Report',
  format: 'Report format',
  save: 'Save report',
  copy: 'Copy',
  help: {
    html: 'The board, fixes with pictures, and one table, for any browser. Print it there to get a PDF.',
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
  compared: (names: string) => `${names} compared`,
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
  callouts: 'Numbered by when it is seen',
  gets: (name: string, share: string) => `${name}: ${share} of attention`,
  actionGets: (name: string, share: string) => `Main action ${name}: ${share} of attention`,
  numbers: 'Orange: the main action',
  seen: 'When it is seen',
  action: 'main action',
  fixes: {
    title: 'What to change',
    titleOf: (frame: string) => `What to change in ${frame}`,
    before: 'Before',
    after: 'After',
    predicted: (gain: string) => `By the estimate: ${gain}.`,
    real: (outcome: string) => `On a copy: ${outcome}`,
    noAction: 'No main action is known, so no changes were tried for it.',
    failed: (reason: string) => `Fixes are missing: what would help could not be tried. ${reason}`,
    pictureOf: (change: string, when: string) => `${when}: ${change}`
  },
  layers: {
    title: 'Attention by layer',
    rank: 'No.',
    layer: 'Layer',
    attention: 'Attention',
    firstLooks: 'First looks',
    area: 'Area',
    unlisted: (count: number) =>
      count === 1 ? '1 later layer is left out.' : `${count} later layers are left out.`,
    firstLooksUnknown: (reason: string) => `First looks are not known by layer: ${reason}`,
    ofVariants: 'Share of attention, and its difference from the base in points.',
    notThere: 'not there'
  },
  notMeasurable: (reason: string) => `Attention by layer could not be measured. ${reason}`,
  pictures: {
    alt: (frame: string) => `${frame} with its attention map`,
    /** Start of the sentence about a picture that is left out. */
    theFrame: 'The picture of the frame',
    theMap: 'The attention map',
    leftOut: (what: string, reason: string) => `${what} is left out. ${reason}`,
    none: (what: string) => `${what} is left out: it is no picture that a browser shows.`,
    elsewhere: 'The pictures are in the HTML report and in the Figma file.'
  }
})
