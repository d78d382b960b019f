import { run } from '../app/run'
import { toggleOverlays as toggle } from '../overlays/overlay-commands'

export default function toggleOverlays(): void {
  run(async () => figma.closePlugin(await toggle()))
}
