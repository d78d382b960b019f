/** The size of a page's first screen, before scrolling, CSS px; null for other kinds of pictures. */
const SCREENS = {
  desktopWeb: { width: 1440, height: 900 },
  mobileWeb: { width: 390, height: 844 },
  generic: null
}
/** A frame that is a little taller than a screen is one screen: few are drawn at exactly that height. */
const ONE_SCREEN = 0.8

/** The part of a picture's height (0–1) that is seen without scrolling; null where all of it is. */
export function firstScreen({
  medium,
  picture
}: {
  medium: keyof typeof SCREENS
  picture: { width: number; height: number }
}): number | null {
  const screen = SCREENS[medium]
  if (screen === null) return null
  const part = (picture.width * screen.height) / screen.width / picture.height
  return part < ONE_SCREEN ? part : null
}

/**
 * Whether what lies at `top` and is `height` high, both as parts of the picture's height, lies for the most part below
 * the first screen that ends at `fold`; never where `fold` is null.
 */
export function isBelowFold(top: number, height: number, fold: number | null): boolean {
  return fold !== null && top + height / 2 >= fold
}
