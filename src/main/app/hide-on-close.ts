import { hidesOnClose } from '../computer/settings'
import { hideOverlays } from '../overlays/overlay-commands'

/**
 * Hides the page's overlays when Glance is closed, if the settings ask for it. Not for a quick action that answers without
 * a panel: its overlays are the answer.
 */
export function hideOnClose(): void {
  figma.on('close', () => {
    if (hidesOnClose()) hideOverlays()
  })
}
