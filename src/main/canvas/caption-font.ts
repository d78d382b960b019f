const FONT: FontName = { family: 'Inter', style: 'Medium' }

/** The font of captions, loaded; null where it cannot be had: then names in the layer list have to do. */
export async function captionFont(): Promise<FontName | null> {
  try {
    await figma.loadFontAsync(FONT)
    return FONT
  } catch {
    return null
  }
}
