export { inOrder, type Area, type FoundArea } from './areas/areas'
export { boxShares } from './areas/box-shares'
export { seeAreas } from './areas/see-areas'
export { adVisibility, perceiveAd } from './scores/ad-visibility'
export { shrinkPixels } from './see/shrink-pixels'
export { compareDensities, deepestDifference, drawDifferenceMap } from './draw/difference'
export { ENGINE_VERSION } from './engine-version'
export type { Face } from './faces/find-faces'
export type { Network } from './faces/network'
export { createNetworks, type Networks, NO_NETWORKS } from './networks'
export { fitArea } from './see/size'
export type { HintKind, LayerHint } from './see/layer-hint'
export type { Hotspot } from './areas/find-hotspots'
export type { IndexedPicture, PaletteColour, Pixels } from '../images/pixels'
export { isBlank } from './see/pixels'
export type { Scrim } from './attention/under-scrim'
export { KINDS, type Kind, type KindParts, type Medium } from './attention/kinds'
export { focus } from './scores/focus'
export { clutterByRegion } from './scores/regions'
export { isTooSmall, tooLittle, type TooLittle } from './scores/too-little'
export { normedKind, NORMS, type Norm } from './scores/norms'
export { measure, perceive, preprocess } from './perceive'
export { perceiveLooks, type Attention, type Looking } from './perceive-looks'
export type { Perception } from './perception'
export { drawHotspotsMap } from './draw/draw-hotspots-map'
export {
  drawAttentionMap,
  drawClarityMap,
  drawExcitingnessMap,
  drawPerceptionMap,
  drawRegionsMap
} from './draw/draw-maps'
export type { MapMeaning, Veil } from './draw/map-style'
export { ringNumbers, type RingNumber } from './draw/ring-layout'
export type { Plane } from './see/plane'
export { readDensity, type DensityReading } from './draw/read-density'
export { runInSlices, runToEnd, type Slices, type Steps } from './see/steps'
export {
  boxOutline,
  ellipseOutline,
  type Clip,
  type Outline,
  type Scene,
  type Shape
} from './areas/scene'
export { isShown, visibleShares, type VisibleShares } from './areas/visible-shares'
