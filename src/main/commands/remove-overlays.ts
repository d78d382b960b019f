import { run } from '../app/run'
import { removeOverlays as remove } from '../result/remove-overlays'

export default function removeOverlays(): void {
  run(async () => figma.closePlugin(await remove()))
}
