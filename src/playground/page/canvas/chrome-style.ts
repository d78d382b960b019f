import type { Theme } from '../panel/panel-document'

/** Colours of what the tool draws over the design. */
export interface ChromeStyle {
  label: string
  selection: string
  badgeText: string
  component: string
}

const SELECTION = '#0d99ff'

const STYLES: Record<Theme, ChromeStyle> = {
  light: { label: '#6b6b6f', selection: SELECTION, badgeText: '#fff', component: '#8638e5' },
  dark: { label: '#a3a3a8', selection: SELECTION, badgeText: '#fff', component: '#b981ff' }
}

export function chromeStyle(theme: Theme): ChromeStyle {
  return STYLES[theme]
}

export const LABEL_FONT = '11px Inter, system-ui, sans-serif'
export const BADGE_FONT = '500 11px Inter, system-ui, sans-serif'
/** From the frame's top edge down to the label's baseline, in CSS pixels. */
export const LABEL_GAP = 7
export const LABEL_HEIGHT = 16
