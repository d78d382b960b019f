/** Loads a font; null where it is not available. */
export async function loadFont(font: FontName): Promise<FontName | null> {
  try {
    await figma.loadFontAsync(font)
    return font
  } catch {
    return null
  }
}

/** Loads the fonts of all texts in a layer, without which Figma moves none to another parent. Resolves to the missing ones. */
export function loadFontsIn(layer: ChildrenMixin): Promise<FontName[]> {
  return loadFontsOf(layer.findAllWithCriteria({ types: ['TEXT', 'TEXT_PATH'] }))
}

/** Loads the fonts of texts; resolves to the missing ones. */
export async function loadFontsOf(
  texts: readonly (TextNode | TextPathNode)[]
): Promise<FontName[]> {
  const fonts = new Map(
    texts.flatMap(fontsOf).map((font) => [`${font.family}/${font.style}`, font])
  )
  const wanted = [...fonts.values()]
  const loaded = await Promise.all(wanted.map(loadFont))
  return wanted.filter((_, place) => loaded[place] === null)
}

function fontsOf(text: TextNode | TextPathNode): FontName[] {
  const { fontName } = text
  return fontName === figma.mixed
    ? text.getRangeAllFontNames(0, text.characters.length)
    : [fontName]
}
