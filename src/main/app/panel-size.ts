import { panelSize, type Settings } from '../../file'

/** To a size that the panel can be used at. */
export function resizePanel(wanted: Settings['panel']): void {
  const { width, height } = panelSize(wanted)
  figma.ui.resize(width, height)
}
