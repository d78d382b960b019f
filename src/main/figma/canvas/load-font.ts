/** The font, loaded; null where it cannot be had. */
export async function loadFont(font: FontName): Promise<FontName | null> {
  try {
    await figma.loadFontAsync(font)
    return font
  } catch {
    return null
  }
}
