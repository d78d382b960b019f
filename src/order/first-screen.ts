/** The size of a page's first screen, before scrolling, CSS px; null for other kinds of pictures. */
const SCREENS = {
  desktopWeb: { width: 1440, height: 900 },
  mobileWeb: { width: 390, height: 844 },
  generic: null
}
/** A frame that is a little taller than a screen is one screen: few are drawn at exactly that height. */
const ONE_SCREEN = 0.78
/** Widths of phones' screens, in CSS px and in the px of a screenshot, and their height per width, without bars or with. */
const PHONE_WIDTHS = new Set([
  ...[360, 375, 390, 393, 402, 411, 412, 414, 428, 430, 440],
  ...[640, 720, 750, 780, 786, 804, 822, 824, 828, 856, 860, 880],
  ...[1080, 1125, 1170, 1179, 1206, 1242, 1260, 1284, 1290, 1320]
])
const PHONE_SHAPE = { least: 1.7, most: 2.36 }

/** Whether a picture has the size of a phone's whole screen, in CSS px or in those of the device. */
export function isPhoneScreen({ width, height }: { width: number; height: number }): boolean {
  const shape = height / width
  return shape >= PHONE_SHAPE.least && shape <= PHONE_SHAPE.most && PHONE_WIDTHS.has(width)
}

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
