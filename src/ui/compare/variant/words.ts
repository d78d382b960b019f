import { wordsOf } from '../../../language'

/** Names come as designers gave them. */
export const words = wordsOf('ui/compare/variant', {
  whereMoved: 'Where attention moved',
  variant: 'Variant',
  against: (variant: string, base: string) => `“${variant}” against the base, “${base}”.`,
  picture: (variant: string, base: string, layers: string) =>
    `${variant} with what its layers win and lose against ${base}: ${layers}`,
  less: 'Less attention',
  more: 'More attention',
  movedFrom: '→ moved from there',

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
  incomparable: 'These maps cannot be compared',
  failed: 'The difference map could not be made',
  noMap: 'One of them has no attention map. Analyse it with attention, then compare.',
  otherEngines:
    'Different engines made these two maps, so part of the difference is theirs. Run both again with the same one.',

  noLayers: 'Attention by layer is not known for these two frames.',
  table: 'Share of attention by layer',
  layer: 'Layer',
  matched: 'Matched by name and type',
  base: 'Base',
  shareIn: (frame: string) => `Share of attention in “${frame}”`,
  change: 'Change',
  changeMeans: 'Points of attention, the largest change first',
  layers: 'layers',
  mainAction: 'main action',
  notIn: (layer: string, frame: string) => `“${layer}” is not in “${frame}”`,
  notThere: 'not there',
  selectIn: (share: string, layer: string, frame: string) =>
    `${share}: select ${layer} in ${frame}`,
  select: (layer: string, frame: string) => `Select “${layer}” in “${frame}”`,
  tooClose: 'too close to call'
})
