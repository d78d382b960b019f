import { wordsOf } from '../../language'

export const words = wordsOf('ui/report', {
  report: 'Report',
  format: 'Report format',
  save: 'Save report',
  copy: 'Copy',
  help: {
    html: 'One page with all pictures, for any browser. Print it there to get a PDF.',
    markdown: 'Text and tables without pictures, for a ticket, a wiki or a message.'
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
  variantCount: (count: number) => `${count} variants`,
  analysed: (moment: string) => `Analysed ${moment}`,
  made: (moment: string) => `Report made ${moment}`,
  madeWith: 'Made with Glance. All numbers are estimates of a model; nobody was watched.',
  ofHundred: 'of 100',
  outdated: {
    title: 'Out of date',
    frame:
      'The frame has changed since this analysis: maps, scores and texts belong to the earlier design.',
    several: (names: string) =>
      `Changed since the analysis: ${names}. The numbers belong to the earlier design.`
  },
  scores: {
    title: 'Scores',
    focus: 'Focus',
    focusMeaning: 'Higher gathers attention in fewer places; neither end is better.',
    none: 'This result has no scores.'
  },
  action: {
    none: 'No main action is marked in this frame.',
    unknown: (name: string) =>
      `“${name}” is the main action. Its share of attention is not known for this run.`,
    notFound: (name: string) =>
      `“${name}” is marked as the main action, but was not found in this frame.`,
    firstLooks: (share: string) => `It gets ${share} of first looks.`,
    above: (names: string) => `More attention goes to ${names}.`,
    withShare: (name: string, share: string) => `“${name}” (${share})`,
    note: 'main action'
  },
  noText: {
    summary: 'No summary was kept with this result.',
    recommendations: 'No recommendations were kept with this result.'
  },
  history: {
    title: 'History',
    caption: 'Runs of this frame, newest first',
    run: 'Run',
    by: 'By',
    present: 'this report',
    sameDesign: 'same design'
  },
  layers: {
    title: 'Attention by layer',
    caption: 'Layers in the order in which people see them',
    rank: 'No.',
    layer: 'Layer',
    attention: 'Attention',
    firstLooks: 'First looks',
    area: 'Area',
    flat: 'This frame is one picture: it has no layers to tell apart.',
    notMeasured: 'Attention by layer was not measured.',
    notMeasuredThen:
      'Attention by layer was not measured for this run, and the frame has changed since: its layers no longer lie where the maps show them.',
    notMeasurable: (reason: string) => `Attention by layer could not be measured. ${reason}`,
    unlisted: (count: number) => `${count} later layers are not listed here.`,
    noMap:
      'There is no attention map, so no layer’s share is known. Layers are listed by their size.',
    unreadable: (reason: string) =>
      `The attention map cannot be read, so no layer’s share is known. Layers are listed by their size. ${reason}`,
    firstLooksUnknown: (reason: string) => `First looks are not known by layer: ${reason}`
  },
  maps: {
    title: 'Maps',
    none: 'This result has no maps.',
    missing: (names: string) => `Asked for, but not in this result: ${names}.`,
    design: 'The design',
    asNow: 'As it looks now; the analysis is of an earlier design.',
    asThen: 'As it was analysed.',
    alt: (frame: string, map: string) => `${frame} with the ${map.toLowerCase()} map`,
    /** The beginning of what is said of a picture that is left out. */
    theFrame: 'The picture of the frame',
    theMap: (map: string) => `The ${map.toLowerCase()} map`,
    leftOut: (what: string, reason: string) => `${what} is left out. ${reason}`,
    noPicture: (what: string) => `${what} is left out: it is no picture that a browser shows.`,
    ends: (low: string, high: string) => `From “${low}” to “${high}”.`,
    elsewhere: 'The pictures are in the HTML report and in the Figma file.',
    moved: 'Where attention moved',
    against: (frame: string, base: string) => `${frame} against ${base}`
  },
  comparison: {
    moved: 'What moved',
    variants: 'Variants',
    variant: 'Variant',
    layers: 'Layers',
    ranking: 'Best first. Small numbers are differences from the base; shares differ in points.',
    shares: 'Share of attention by layer. Small numbers are differences from the base in points.',
    wins: 'wins',
    base: 'base',
    tooClose: (difference: string) => `${difference}, too close to call`,
    noLayers: 'No layers were measured in these variants.',
    notThere: 'not there'
  },
  method: {
    title: 'How to read this',
    shares:
      'Shares are parts of the predicted attention that lie on the visible part of each layer, or on bare background right beside it. Layers, background and the rest add up to 100%.',
    focus: 'Focus is 0 when attention is spread evenly and 100 when all of it lies in one point.'
  }
})
