/** Properties that change nothing that an export shows. */
const UNSEEN = new Set<string>([
  'name',
  'locked',
  'expanded',
  'pluginData',
  'autoRename',
  'exportSettings',
  'guides',
  'layoutGrids',
  'gridStyleId',
  'constraints',
  'constrainProportions',
  'reactions',
  'flowStartingPoints',
  'prototypeStartNode',
  'prototypeBackgrounds',
  'overflowDirection',
  'overlayPositionType',
  'overlayBackgroundInteraction',
  'overlayBackground',
  'description',
  'hyperlink',
  'handleMirroring',
  'componentPropertyDefinitions',
  'componentPropertyReferences',
  'widgetSyncedState'
])

/** Where a layer lies: for the analysed frame itself the overlay follows, nothing is out of date. */
const POSITION = new Set<string>(['x', 'y', 'relativeTransform', 'rotation', 'parent'])

/** Properties of the frame among others, that matter to those around it only. */
const AROUND = new Set<string>([
  'visible',
  'layoutAlign',
  'layoutGrow',
  'layoutPositioning',
  'minWidth',
  'maxWidth',
  'minHeight',
  'maxHeight'
])

/** Whether a change to a layer inside an analysed frame may change its picture. */
export function editsContent(properties: readonly string[]): boolean {
  return properties.some((property) => !UNSEEN.has(property))
}

/** Whether a change to the analysed frame itself may change its picture. */
export function editsFrame(properties: readonly string[]): boolean {
  return properties.some(
    (property) => !UNSEEN.has(property) && !POSITION.has(property) && !AROUND.has(property)
  )
}

/** Whether a change moves, turns or reparents only. */
export function movesOnly(properties: readonly string[]): boolean {
  return properties.every((property) => UNSEEN.has(property) || POSITION.has(property))
}
