import { wordsOf } from '../../language'

/** How attention was read from another service's map. */
const READ_FROM = { alpha: 'transparency', grey: 'shades of grey' }

/** Words of the list of layers. */
export const words = wordsOf('ui/layers', {
  title: 'Layers',
  inPicture: 'Found in the picture',
  inOrder: 'Layers in the order in which people see them',
  seenIn: 'Seen in 2 s',
  area: 'Area',
  /** Of the part of the viewers who see a layer by 1, 2, 3 and 5 s. */
  seenBy: 'Seen by',
  seconds: (time: number) => `${time} s`,
  seenByPart: (part: string) => `seen by ${part} in 2 s`,
  kind: {
    text: 'text',
    image: 'image',
    control: 'button',
    icon: 'icon',
    shape: 'shape',
    group: 'group'
  },
  /** The name that it has in the file. */
  layerNamed: (name: string) => `Layer: ${name}`,
  ofArea: (share: string) => `${share} of the area`,
  ofAttention: (share: string) => `${share} of attention`,
  ofFirstLooks: (share: string) => `${share} of first looks`,
  /** `last`: the place of the last that is. */
  level: (last: number) => `1–${last} about level`,
  below: 'Not seen without scrolling',
  mark: 'Mark as main action',
  markLayer: (name: string) => `Mark ${name} as main action`,
  layers: 'layers',
  readFrom: (method: 'alpha' | 'grey', error: string, isLess: boolean) =>
    `Read from the map’s ${READ_FROM[method]}, with ${isLess ? 'less than' : 'about'} ${error} error.`,
  noMap: 'No attention map in this result. Choose Attention in Settings, then run again.',
  failed: 'The layers could not be measured',
  onePicture: 'One flat image: no parts were found in it.',
  fault: 'Part of the file cannot be read',
  unreadable: 'The attention map cannot be read',
  unreadableAbout: 'Layers are listed by size.',
  firstLooksUnknown: (why: string) => `First looks are missing: ${why}`,
  measuring: 'Measuring…'
})
