import type { Settings } from './settings'

/** How a frame will be seen, as the panel and Figma's quick actions name it. */
export const MEDIUM_NAMES: Record<Settings['medium'], string> = {
  auto: 'Auto, by size',
  desktopWeb: 'Desktop page',
  mobileWeb: 'Mobile screen',
  generic: 'Generic'
}
