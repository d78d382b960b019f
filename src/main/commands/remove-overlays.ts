import { run } from '../app/run'
import { removeAllOverlays } from '../overlays/overlay-commands'

export default function removeOverlays(): void {
  run(async () => figma.closePlugin(await removeAllOverlays()))
}
