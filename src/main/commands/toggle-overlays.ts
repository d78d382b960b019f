import { toggleOverlays as toggle } from '../overlays/toggle-overlays'
import { run } from '../panel/run'

export default function toggleOverlays(): void {
  run(async () => figma.closePlugin(await toggle()))
}
