export type { IndexedPicture, PaletteColour } from '../../images/pixels'
