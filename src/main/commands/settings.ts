import { openPanel } from '../app/open-panel'
import { run } from '../app/run'

export default function openSettings(): void {
  run((settings) => openPanel('settings', settings))
}
