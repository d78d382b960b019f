/**
 * What a change of a property may do to the picture of an analysed frame: `look` may change it, `nothing` cannot;
 * `place` tells where a layer lies, and `around` matters to what is around it, so that of the frame itself neither
 * changes its own picture.
 */
type Effect = 'look' | 'place' | 'around' | 'nothing'

/** Every property that Figma's typings know; the compiler refuses a missing one. */
const EFFECTS: Record<NodeChangeProperty, Effect> = {
  pointCount: 'look',
  name: 'nothing',
  width: 'look',
  height: 'look',
  minWidth: 'around',
  maxWidth: 'around',
  minHeight: 'around',
  maxHeight: 'around',
  parent: 'place',
  pluginData: 'nothing',
  constraints: 'nothing',
  locked: 'nothing',
  visible: 'around',
  opacity: 'look',
  blendMode: 'look',
  layoutGrids: 'nothing',
  guides: 'nothing',
  characters: 'look',
  openTypeFeatures: 'look',
  styledTextSegments: 'look',
  vectorNetwork: 'look',
  effects: 'look',
  exportSettings: 'nothing',
  arcData: 'look',
  autoRename: 'nothing',
  fontName: 'look',
  innerRadius: 'look',
  fontSize: 'look',
  lineHeight: 'look',
  leadingTrim: 'look',
  paragraphIndent: 'look',
  paragraphSpacing: 'look',
  textWrapStyle: 'look',
  listSpacing: 'look',
  hangingPunctuation: 'look',
  hangingList: 'look',
  letterSpacing: 'look',
  textAlignHorizontal: 'look',
  textAlignVertical: 'look',
  textCase: 'look',
  textDecoration: 'look',
  textAutoResize: 'look',
  textTruncation: 'look',
  maxLines: 'look',
  fills: 'look',
  topLeftRadius: 'look',
  topRightRadius: 'look',
  bottomLeftRadius: 'look',
  bottomRightRadius: 'look',
  constrainProportions: 'nothing',
  strokes: 'look',
  strokeWeight: 'look',
  strokeAlign: 'look',
  strokeCap: 'look',
  strokeJoin: 'look',
  strokeMiterLimit: 'look',
  booleanOperation: 'look',
  overflowDirection: 'nothing',
  dashPattern: 'look',
  backgrounds: 'look',
  handleMirroring: 'nothing',
  cornerRadius: 'look',
  cornerSmoothing: 'look',
  relativeTransform: 'place',
  x: 'place',
  y: 'place',
  rotation: 'place',
  isMask: 'look',
  maskType: 'look',
  clipsContent: 'look',
  type: 'look',
  overlayPositionType: 'nothing',
  overlayBackgroundInteraction: 'nothing',
  overlayBackground: 'nothing',
  prototypeStartNode: 'nothing',
  prototypeBackgrounds: 'nothing',
  expanded: 'nothing',
  fillStyleId: 'look',
  strokeStyleId: 'look',
  backgroundStyleId: 'look',
  textStyleId: 'look',
  effectStyleId: 'look',
  gridStyleId: 'nothing',
  description: 'nothing',
  layoutMode: 'look',
  layoutWrap: 'look',
  paddingLeft: 'look',
  paddingTop: 'look',
  paddingRight: 'look',
  paddingBottom: 'look',
  itemSpacing: 'look',
  counterAxisSpacing: 'look',
  layoutAlign: 'around',
  counterAxisSizingMode: 'look',
  primaryAxisSizingMode: 'look',
  primaryAxisAlignItems: 'look',
  counterAxisAlignItems: 'look',
  counterAxisAlignContent: 'look',
  layoutGrow: 'around',
  layoutPositioning: 'around',
  itemReverseZIndex: 'look',
  hyperlink: 'nothing',
  mediaData: 'look',
  // The typings spell it so; Figma itself may not.
  stokeTopWeight: 'look',
  strokeBottomWeight: 'look',
  strokeLeftWeight: 'look',
  strokeRightWeight: 'look',
  reactions: 'nothing',
  flowStartingPoints: 'nothing',
  shapeType: 'look',
  connectorStart: 'look',
  connectorEnd: 'look',
  connectorLineType: 'look',
  connectorStartStrokeCap: 'look',
  connectorEndStrokeCap: 'look',
  codeLanguage: 'look',
  widgetSyncedState: 'nothing',
  componentPropertyDefinitions: 'nothing',
  componentPropertyReferences: 'nothing',
  componentProperties: 'look',
  embedData: 'look',
  linkUnfurlData: 'look',
  text: 'look',
  authorVisible: 'look',
  authorName: 'look',
  code: 'look',
  textBackground: 'look',
  gridAutoTracks: 'look',
  gridItemsPositioning: 'look',
  animationStyles: 'nothing',
  animations: 'nothing',
  manualKeyframeTracks: 'nothing'
}

/** Figma's own spelling of what its typings misspell. */
const KNOWN = new Map<string, Effect>([...Object.entries(EFFECTS), ['strokeTopWeight', 'look']])

/**
 * What nobody has heard of is no edit: Figma tells of new properties before its typings do, and the next look at the
 * frame finds out what they changed.
 */
function effectOf(property: string): Effect {
  return KNOWN.get(property) ?? 'nothing'
}

/** Whether a change to a layer inside an analysed frame may change its picture. */
export function editsContent(properties: readonly string[]): boolean {
  return properties.some((property) => effectOf(property) !== 'nothing')
}

/** Whether a change to the analysed frame itself may change its picture. */
export function editsFrame(properties: readonly string[]): boolean {
  return properties.some((property) => effectOf(property) === 'look')
}

/** Whether a change moves, turns or reparents only. */
export function movesOnly(properties: readonly string[]): boolean {
  return properties.every((property) => ['place', 'nothing'].includes(effectOf(property)))
}
