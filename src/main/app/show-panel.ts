import type { Settings } from '../../file'
import { panelSize } from '../../file'

/**
 * Opens the panel in the way its build expects. Nothing of the user's goes into this page: user text
 * crosses by message only, where it cannot become markup.
 */
export function showPanel(size: Settings['panel']): void {
  const page =
    '<div id="create-figma-plugin"></div><script>' +
    `document.body.classList.add('theme-${figma.editorType}');` +
    `const __FIGMA_COMMAND__='${figma.command || ''}';const __SHOW_UI_DATA__={};${__html__}</script>`
  figma.showUI(page, { ...panelSize(size), themeColors: true })
}
