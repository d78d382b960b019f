import type { Settings } from '../../file'

const SMALLEST = { width: 300, height: 320 }
const LARGEST = { width: 1200, height: 1600 }

/** A size the panel can be used at, in whole px. */
export function panelSize(wanted: Settings['panel']): Settings['panel'] {
  return {
    width: within(SMALLEST.width, wanted.width, LARGEST.width),
    height: within(SMALLEST.height, wanted.height, LARGEST.height)
  }
}

function within(least: number, value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, least), most))
}

export function resizePanel(wanted: Settings['panel']): void {
  const { width, height } = panelSize(wanted)
  figma.ui.resize(width, height)
}
