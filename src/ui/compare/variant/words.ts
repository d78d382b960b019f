import { wordsOf } from '../../../language'

/** Names come as designers gave them. */
export const words = wordsOf('ui/compare/variant', {
  /** How many see a layer. */
  instead: (now: string, before: string) => `${now} instead\u00a0of\u00a0${before}`,
  isNew: (now: string) => `new, ${now}`,
  isGone: (before: string) => `gone, had ${before}`,

  whereMoved: 'Where attention moved',
  variant: 'Variant',

  elsewhere: (share: string, base: string) =>
    `${share} of attention lies elsewhere than in “${base}”.`,
  hide: 'Hide',
  theMap: 'the difference map',
  mapPicture: (variant: string, base: string) =>
    `${variant} with the difference map against ${base}`,
  mapMeaning: (base: string) => `Against “${base}”: transparent where nothing changed.`,
  onCanvasToo: (variant: string) => `It lies over “${variant}” on the canvas as well.`,
  notOnCanvas: 'It could not be laid on the canvas',
  differenceMap: 'Difference map',
  measuring: 'Comparing the attention maps…',
  whereItGoes: (variant: string) => `Shown here, and laid over “${variant}” on the canvas.`,
  shownHereOnly: 'Shown here; laying it over the frame needs edit access.',
  failed: 'The difference map could not be made',
  otherEngines:
    'Different engines made these two maps, so part of the difference is theirs. Run both again with the same one.'
})
