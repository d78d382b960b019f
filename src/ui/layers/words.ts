import { wordsOf } from '../../language'

/** How attention was read from another service's map. */
const READ_FROM = { alpha: 'transparency', grey: 'shades of grey' }

/** Words of the list of layers. */
export const words = wordsOf('ui/layers', {
  title: 'Layers',
  inPicture: 'Found in the picture',
  inOrder: 'Layers in the order in which people see them',
  layer: 'Seen first',
  attention: 'Attention',
  firstLooks: 'First looks',
  area: 'Area',
  kind: {
    text: 'text',
    image: 'image',
    control: 'control',
    icon: 'icon',
    shape: 'shape',
    group: 'group'
  },
  /** A part of a picture, and the picture’s share that it is a part of. */
  part: (name: string, share: string) => `${name}, ${share} of attention`,
  ofArea: (share: string) => `${share} of the area`,
  ofAttention: (share: string) => `${share} of attention`,
  ofFirstLooks: (share: string) => `${share} of first looks`,
  level: '1 and 2 are seen about equally.',
  below: 'Not seen without scrolling',
  mark: 'Mark as main action',
  markLayer: (name: string) => `Mark ${name} as main action`,
  layers: 'layers',
  readFrom: (method: 'alpha' | 'grey', error: string, isLess: boolean) =>
    `Read from the map’s ${READ_FROM[method]}, with ${isLess ? 'less than' : 'about'} ${error} error.`,
  /** `rank`: “comes 4th of 18”. */
  groupGets: (name: string, share: string, rank: string) =>
    `Taken as one, ${name} gets ${share} of attention and ${rank}.`,
  rest: 'Background and the rest',
  restOf: (count: string) =>
    `Background and ${count} smaller ${count === '1' ? 'layer' : 'layers'}`,
  noMap:
    'This result has no attention map, so no layer’s share is known. Choose Attention in Settings, then run again.',
  failed: 'Attention by layer could not be measured',
  outOfDate:
    'The frame has changed, so its layers no longer lie where the maps show them. Run again to get their shares.',
  onePicture:
    'This frame is one picture: it has no layers to tell apart. Its maps and scores hold for the whole of it.',
  fault: 'Part of the file cannot be read',
  unreadable: 'The attention map cannot be read',
  unreadableAbout:
    'Maps and scores hold as they are. The layers below are ordered by size; they can be selected and marked.',
  firstLooksUnknown: (why: string) => `First looks are not known by layer: ${why}`,
  measuring: 'Measuring…'
})
