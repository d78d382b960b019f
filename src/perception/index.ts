export { adVisibility, type MessageMeasures } from './ad-visibility/ad-visibility'
export { perceiveAd } from './ad-visibility/perceive-ad'
export { compareDensities } from './difference/compare-densities'
export type { DensityDifference } from './difference/compare-densities'
export { deepestDifference, drawDifferenceMap } from './difference/draw-difference-map'
export { ENGINE_VERSION } from './engine-version'
export type { HintKind, LayerHint } from './hints/layer-hint'
export type { Hotspot } from './hotspots/hotspot'
export { isBlank } from './is-blank'
export { KINDS } from './kinds/kinds'
export type { Kind, KindParts } from './kinds/kinds'
export { focus } from './measures/focus'
export type { DominantColour, Measures, Thirds } from './measures/measures'
export { regions } from './measures/regions'
export type { Region } from './measures/regions'
export type { Medium } from './medium'
export { perceive } from './perceive'
export { perceiveAttention } from './perceive-attention'
export type { Attention } from './perceive-attention'
export type { Perception, ScoredMap } from './perception'
export { drawHotspotsMap } from './pictures/draw-hotspots-map'
export {
  drawAttentionMap,
  drawClarityMap,
  drawExcitingnessMap,
  drawPerceptionMap
} from './pictures/draw-maps'
export type { IndexedPicture, PaletteColour } from './pictures/indexed-picture'
export { LEGENDS } from './pictures/legends'
export type { Legend } from './pictures/legends'
export {
  ATTENTION_STYLE,
  CLARITY_STYLE,
  EXCITINGNESS_STYLE,
  PERCEPTION_STYLE
} from './pictures/map-styles'
export type { MapStyle } from './pictures/map-style'
export { readMap } from './pictures/read-map'
export type { Pixels } from './pixels'
export type { Plane } from './plane'
export type { DensityReading, MapMeaning, MapReading } from './reading/map-reading'
export { readDensity } from './reading/read-density'
export { runInSlices } from './run/run-in-slices'
export type { Slices } from './run/run-in-slices'
export { runToEnd } from './run/run-to-end'
export type { Steps } from './run/steps'
export { boxOutline, ellipseOutline } from './shares/outline'
export type { Outline } from './shares/outline'
export type { Clip, Scene, Shape } from './shares/scene'
export { visibleShares } from './shares/visible-shares'
export type { VisibleShares } from './shares/visible-shares'
