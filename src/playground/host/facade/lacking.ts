/**
 * Members that Figma gives these nodes and this host does not: reading or setting one throws, so that none is
 * taken for an empty one. A test holds the list against the typings.
 */
const LACKING: readonly { of?: string; except?: string; members: string }[] = [
  {
    members:
      'isAsset getCSSAsync getDevResourcesAsync addDevResourceAsync editDevResourceAsync deleteDevResourceAsync setDevResourcePreviewAsync'
  },
  {
    except: 'PAGE DOCUMENT',
    members:
      'stuckNodes attachedConnectors componentPropertyReferences boundVariables setBoundVariable inferredVariables animationStyles animations manualKeyframeTracks timelines applyAnimationStyle removeAnimationStyle applyManualKeyframeTrack removeManualKeyframeTrack setTimelineDuration'
  },
  { except: 'PAGE DOCUMENT LINE', members: 'targetAspectRatio lockAspectRatio unlockAspectRatio' },
  {
    except: 'PAGE DOCUMENT GROUP',
    members:
      'setStrokeStyleIdAsync strokeGeometry setStrokesAsync setFillStyleIdAsync setFillsAsync'
  },
  {
    except: 'PAGE DOCUMENT SECTION',
    members:
      'maskType setEffectStyleIdAsync constrainProportions setGridChildPosition gridRowAnchorIndex gridColumnAnchorIndex gridRowSpan gridColumnSpan gridChildHorizontalAlign gridChildVerticalAlign'
  },
  {
    except: 'PAGE DOCUMENT SECTION GROUP',
    members:
      'strokeMiterLimit outlineStroke fillGeometry variableWidthStrokeProperties complexStrokeProperties'
  },
  { except: 'PAGE DOCUMENT GROUP TEXT LINE', members: 'cornerSmoothing' },
  { except: 'PAGE DOCUMENT COMPONENT_SET SECTION', members: 'setReactionsAsync' },
  {
    except: 'RECTANGLE TEXT VECTOR ELLIPSE LINE POLYGON STAR',
    members: 'findWidgetNodesByWidgetId'
  },
  { of: 'SECTION BOOLEAN_OPERATION VECTOR ELLIPSE POLYGON STAR', members: 'cornerRadius' },
  {
    of: 'FRAME COMPONENT COMPONENT_SET INSTANCE',
    members:
      'detachedInfo setGridStyleIdAsync inferredAutoLayout horizontalPadding verticalPadding strokesIncludedInLayout counterAxisAlignContent itemReverseZIndex gridRowCount gridColumnCount gridRowGap gridColumnGap gridRowSizes gridColumnSizes appendChildAt gridAutoTracks gridItemsPositioning reorderRows reorderColumns'
  },
  {
    of: 'FRAME COMPONENT INSTANCE',
    members:
      'overflowDirection numberOfFixedChildren overlayPositionType overlayBackground overlayBackgroundInteraction'
  },
  {
    of: 'COMPONENT COMPONENT_SET',
    members:
      'description descriptionMarkdown documentationLinks remote key componentPropertyDefinitions addComponentProperty editComponentProperty deleteComponentProperty'
  },
  { of: 'COMPONENT INSTANCE', members: 'variantProperties' },
  { of: 'BOOLEAN_OPERATION', members: 'booleanOperation' },
  { of: 'COMPONENT_SET', members: 'defaultVariant variantGroupProperties' },
  { of: 'POLYGON STAR', members: 'pointCount' },
  { of: 'COMPONENT', members: 'createSlot getInstancesAsync instances' },
  {
    of: 'INSTANCE',
    members:
      'swapComponent setProperties componentProperties scaleFactor exposedInstances isExposedInstance overrides resetOverrides removeOverrides'
  },
  {
    of: 'SECTION',
    members:
      'minWidth maxWidth minHeight maxHeight strokes strokeWeight strokeJoin strokeAlign dashPattern topLeftRadius topRightRadius bottomLeftRadius bottomRightRadius'
  },
  { of: 'VECTOR', members: 'vectorNetwork setVectorNetworkAsync handleMirroring' },
  {
    of: 'PAGE',
    members:
      'clone selectedTextRange prototypeBackgrounds prototypeStartNode focusedSlide focusedNode getMeasurements getMeasurementsForNode addMeasurement editMeasurement deleteMeasurement'
  },
  {
    of: 'TEXT',
    members:
      'textTruncation maxLines setTextStyleIdAsync paragraphIndent paragraphSpacing textWrapStyle listSpacing hangingPunctuation hangingList textDecorationStyle textDecorationOffset textDecorationThickness textDecorationColor textDecorationSkipInk leadingTrim getRangeTextDecoration setRangeTextDecoration getRangeTextDecorationStyle setRangeTextDecorationStyle getRangeTextDecorationOffset setRangeTextDecorationOffset getRangeTextDecorationThickness setRangeTextDecorationThickness getRangeTextDecorationColor setRangeTextDecorationColor getRangeTextDecorationSkipInk setRangeTextDecorationSkipInk getRangeLineHeight setRangeLineHeight getRangeListOptions setRangeListOptions getRangeListSpacing setRangeListSpacing getRangeIndentation setRangeIndentation getRangeParagraphIndent setRangeParagraphIndent getRangeParagraphSpacing setRangeParagraphSpacing getRangeTextWrapStyle setRangeTextWrapStyle openTypeFeatures hyperlink insertCharacters deleteCharacters getRangeFontSize setRangeFontSize getRangeFontName setRangeFontName getRangeFontWeight getRangeAllFontNames getRangeTextCase setRangeTextCase getRangeOpenTypeFeatures getRangeLetterSpacing setRangeLetterSpacing getRangeHyperlink setRangeHyperlink getRangeFills setRangeFills getRangeTextStyleId setRangeTextStyleIdAsync setRangeTextStyleId getRangeFillStyleId setRangeFillStyleIdAsync setRangeFillStyleId getRangeBoundVariable setRangeBoundVariable getStyledTextSegments'
  },
  { of: 'STAR', members: 'innerRadius' }
]

export function lackingOf(type: NodeType): ReadonlySet<string> {
  const names = LACKING.filter(({ of, except }) => {
    if (of !== undefined) return of.split(' ').includes(type)
    return !except?.split(' ').includes(type)
  })
  return new Set(names.flatMap(({ members }) => members.split(' ')))
}
