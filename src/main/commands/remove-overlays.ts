import { run } from '../app/run'
import { removeAllOverlays } from '../overlays/remove-all-overlays'

export default function removeOverlays(): void {
  run(async () => figma.closePlugin(await removeAllOverlays()))
}
