import {
  assertFontLoaded,
  fontFields,
  fontNameOf,
  letterSpacingPx,
  lineHeightOf,
  lineHeightPx
} from '../fonts'
import { CORE, type NodeCore, type NodeObject } from '../node-core'
import { expectBoolean, expectNumber, expectOneOf, expectString } from '../validation'

const ALIGNS = ['LEFT', 'CENTER', 'RIGHT', 'JUSTIFIED'] as const
const VERTICAL_ALIGNS = ['TOP', 'CENTER', 'BOTTOM'] as const
const RESIZES = ['NONE', 'WIDTH_AND_HEIGHT', 'HEIGHT', 'TRUNCATE'] as const
const CASES = ['ORIGINAL', 'UPPER', 'LOWER', 'TITLE'] as const
const DECORATIONS = ['NONE', 'UNDERLINE', 'STRIKETHROUGH'] as const

/** Text of one style. Changing it needs its font loaded, as in Figma. */
export const text = {
  get characters() {
    return this[CORE].node.text
  },
  set characters(value: string) {
    const core = writable(this[CORE])
    const text = expectString('characters', value)
    core.update(core.node.autoRename && text !== '' ? { text, name: text.slice(0, 60) } : { text })
  },
  get fontName() {
    return fontNameOf(this[CORE].node)
  },
  set fontName(value: FontName) {
    assertFontLoaded(this[CORE], value)
    this[CORE].update(fontFields(value))
  },
  get fontSize() {
    return this[CORE].node.fontSize
  },
  set fontSize(value: number) {
    writable(this[CORE]).update({ fontSize: expectNumber('fontSize', value, 1) })
  },
  get fontWeight() {
    return this[CORE].node.fontWeight
  },
  get lineHeight() {
    return lineHeightOf(this[CORE].node)
  },
  set lineHeight(value: LineHeight) {
    writable(this[CORE]).update({ lineHeight: lineHeightPx(value, this[CORE].node.fontSize) })
  },
  get letterSpacing(): LetterSpacing {
    return { unit: 'PIXELS', value: this[CORE].node.letterSpacing }
  },
  set letterSpacing(value: LetterSpacing) {
    writable(this[CORE]).update({ letterSpacing: letterSpacingPx(value, this[CORE].node.fontSize) })
  },
  get textAlignHorizontal() {
    return this[CORE].node.textAlignHorizontal
  },
  set textAlignHorizontal(value: (typeof ALIGNS)[number]) {
    const align = expectOneOf('textAlignHorizontal', value, ALIGNS)
    writable(this[CORE]).update({ textAlignHorizontal: align })
  },
  get textAlignVertical() {
    return this[CORE].node.textAlignVertical
  },
  set textAlignVertical(value: (typeof VERTICAL_ALIGNS)[number]) {
    const align = expectOneOf('textAlignVertical', value, VERTICAL_ALIGNS)
    writable(this[CORE]).update({ textAlignVertical: align })
  },
  get textAutoResize() {
    return this[CORE].node.textAutoResize
  },
  set textAutoResize(value: (typeof RESIZES)[number]) {
    const resize = expectOneOf('textAutoResize', value, RESIZES)
    writable(this[CORE]).update({ textAutoResize: resize })
  },
  get textCase(): TextCase {
    return this[CORE].node.textCase
  },
  set textCase(value: TextCase) {
    writable(this[CORE]).update({ textCase: expectOneOf('textCase', value, CASES) })
  },
  get textDecoration() {
    return this[CORE].node.textDecoration
  },
  set textDecoration(value: TextDecoration) {
    writable(this[CORE]).update({
      textDecoration: expectOneOf('textDecoration', value, DECORATIONS)
    })
  },
  get hasMissingFont() {
    return false
  },
  /** Whether the layer is named after its text. */
  get autoRename() {
    return this[CORE].node.autoRename
  },
  set autoRename(value: boolean) {
    this[CORE].update({ autoRename: expectBoolean('autoRename', value) })
  }
} satisfies Pick<
  TextNode,
  | 'characters'
  | 'fontName'
  | 'fontSize'
  | 'fontWeight'
  | 'lineHeight'
  | 'letterSpacing'
  | 'textAlignHorizontal'
  | 'textAlignVertical'
  | 'textAutoResize'
  | 'textCase'
  | 'textDecoration'
  | 'hasMissingFont'
  | 'autoRename'
> &
  ThisType<NodeObject>

function writable(core: NodeCore): NodeCore {
  assertFontLoaded(core)
  return core
}
