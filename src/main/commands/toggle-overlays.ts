import { run } from '../app/run'
import { toggleOverlays as toggle } from '../overlays/toggle-overlays'

export default function toggleOverlays(): void {
  run(async () => figma.closePlugin(await toggle()))
}
