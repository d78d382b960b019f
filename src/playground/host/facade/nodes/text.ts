import {
  assertFontLoaded,
  fontFields,
  fontNameOf,
  letterSpacingPx,
  lineHeightOf,
  lineHeightPx
} from '../fonts'
import { expectString, number, oneOf } from '../validation'
import { members, type Property, stored } from './members'

/** Text of one style, on a path or in a box. Changing it needs its font loaded, as in Figma. */
export const textOnPath = members<TextPathNode>({
  characters: withFont({
    get: ({ node }) => node.text,
    set(core, value, property) {
      const text = expectString(property, value)
      const name = core.node.autoRename && text !== '' ? { name: text.slice(0, 60) } : {}
      core.update({ text, ...name })
    }
  }),
  fontName: {
    get: ({ node }) => fontNameOf(node),
    set(core, value) {
      assertFontLoaded(core, value as FontName)
      core.update(fontFields(value as FontName))
    }
  },
  fontSize: withFont(stored(number(1))),
  letterSpacing: withFont({
    get: ({ node }) => ({ unit: 'PIXELS', value: node.letterSpacing }),
    set: (core, value) => core.update({ letterSpacing: letterSpacingPx(value, core.node.fontSize) })
  }),
  textAlignHorizontal: withFont(stored(oneOf('LEFT', 'CENTER', 'RIGHT', 'JUSTIFIED')))
})

/** What only text in a box has. */
export const text = members<TextNode>({
  lineHeight: withFont({
    get: ({ node }) => lineHeightOf(node),
    set: (core, value) => core.update({ lineHeight: lineHeightPx(value, core.node.fontSize) })
  }),
  textAutoResize: withFont(stored(oneOf('NONE', 'WIDTH_AND_HEIGHT', 'HEIGHT', 'TRUNCATE'))),
  textCase: withFont(stored(oneOf('ORIGINAL', 'UPPER', 'LOWER', 'TITLE'))),
  textDecoration: withFont(stored(oneOf('NONE', 'UNDERLINE', 'STRIKETHROUGH')))
})

/** The property, which can be set once the text's font is loaded. */
function withFont<T>({ get, set }: Required<Property<T>>): Property<T> {
  return {
    get,
    set(core, value, name) {
      assertFontLoaded(core)
      set(core, value, name)
    }
  }
}
