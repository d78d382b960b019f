import { CORE, type NodeObject } from '../node-core'
import { expectBoolean, expectNumber, expectOneOf } from '../validation'

const MODES = ['NONE', 'HORIZONTAL', 'VERTICAL', 'GRID'] as const
const ALIGNS = ['MIN', 'CENTER', 'MAX', 'SPACE_BETWEEN'] as const
const COUNTER_ALIGNS = ['MIN', 'CENTER', 'MAX', 'BASELINE'] as const

/** Frames' auto-layout. */
export const autoLayout = {
  get layoutMode() {
    return this[CORE].node.layoutMode
  },
  set layoutMode(value: (typeof MODES)[number]) {
    const layoutMode = expectOneOf('layoutMode', value, MODES)
    const hugs = this[CORE].node.layoutMode === 'NONE' && layoutMode !== 'NONE'
    const sizing = hugs ? ({ primaryAxisSizing: 'HUG', counterAxisSizing: 'HUG' } as const) : {}
    this[CORE].update({ layoutMode, ...sizing })
  },
  get layoutWrap() {
    return this[CORE].node.layoutWrap
  },
  set layoutWrap(value: 'NO_WRAP' | 'WRAP') {
    this[CORE].update({ layoutWrap: expectOneOf('layoutWrap', value, ['NO_WRAP', 'WRAP']) })
  },
  get itemSpacing() {
    return this[CORE].node.itemSpacing
  },
  set itemSpacing(value: number) {
    this[CORE].update({ itemSpacing: expectNumber('itemSpacing', value) })
  },
  get counterAxisSpacing() {
    return this[CORE].node.counterAxisSpacing
  },
  set counterAxisSpacing(value: number | null) {
    this[CORE].update({
      counterAxisSpacing: value === null ? 0 : expectNumber('counterAxisSpacing', value, 0)
    })
  },
  get paddingLeft() {
    return this[CORE].node.paddingLeft
  },
  set paddingLeft(value: number) {
    this[CORE].update({ paddingLeft: expectNumber('paddingLeft', value, 0) })
  },
  get paddingRight() {
    return this[CORE].node.paddingRight
  },
  set paddingRight(value: number) {
    this[CORE].update({ paddingRight: expectNumber('paddingRight', value, 0) })
  },
  get paddingTop() {
    return this[CORE].node.paddingTop
  },
  set paddingTop(value: number) {
    this[CORE].update({ paddingTop: expectNumber('paddingTop', value, 0) })
  },
  get paddingBottom() {
    return this[CORE].node.paddingBottom
  },
  set paddingBottom(value: number) {
    this[CORE].update({ paddingBottom: expectNumber('paddingBottom', value, 0) })
  },
  get primaryAxisSizingMode(): 'FIXED' | 'AUTO' {
    return this[CORE].node.primaryAxisSizing === 'HUG' ? 'AUTO' : 'FIXED'
  },
  set primaryAxisSizingMode(value: 'FIXED' | 'AUTO') {
    const mode = expectOneOf('primaryAxisSizingMode', value, ['FIXED', 'AUTO'])
    this[CORE].update({ primaryAxisSizing: mode === 'AUTO' ? 'HUG' : 'FIXED' })
  },
  get counterAxisSizingMode(): 'FIXED' | 'AUTO' {
    return this[CORE].node.counterAxisSizing === 'HUG' ? 'AUTO' : 'FIXED'
  },
  set counterAxisSizingMode(value: 'FIXED' | 'AUTO') {
    const mode = expectOneOf('counterAxisSizingMode', value, ['FIXED', 'AUTO'])
    this[CORE].update({ counterAxisSizing: mode === 'AUTO' ? 'HUG' : 'FIXED' })
  },
  get primaryAxisAlignItems() {
    return this[CORE].node.primaryAxisAlign
  },
  set primaryAxisAlignItems(value: (typeof ALIGNS)[number]) {
    this[CORE].update({ primaryAxisAlign: expectOneOf('primaryAxisAlignItems', value, ALIGNS) })
  },
  get counterAxisAlignItems() {
    const { counterAxisAlign } = this[CORE].node
    return counterAxisAlign === 'STRETCH' ? 'MIN' : counterAxisAlign
  },
  set counterAxisAlignItems(value: (typeof COUNTER_ALIGNS)[number]) {
    const align = expectOneOf('counterAxisAlignItems', value, COUNTER_ALIGNS)
    this[CORE].update({ counterAxisAlign: align })
  },
  get clipsContent() {
    return this[CORE].node.clipsContent
  },
  set clipsContent(value: boolean) {
    this[CORE].update({ clipsContent: expectBoolean('clipsContent', value) })
  }
} satisfies Pick<
  AutoLayoutMixin & BaseFrameMixin,
  | 'layoutMode'
  | 'layoutWrap'
  | 'itemSpacing'
  | 'counterAxisSpacing'
  | 'paddingLeft'
  | 'paddingRight'
  | 'paddingTop'
  | 'paddingBottom'
  | 'primaryAxisSizingMode'
  | 'counterAxisSizingMode'
  | 'primaryAxisAlignItems'
  | 'counterAxisAlignItems'
  | 'clipsContent'
> &
  ThisType<NodeObject>
