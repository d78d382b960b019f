import { removeOverlays as remove } from '../overlays/remove-overlays'
import { run } from '../panel/run'

export default function removeOverlays(): void {
  run(async () => figma.closePlugin(await remove()))
}
