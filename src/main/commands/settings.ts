import { openPanel } from '../panel/open-panel'
import { run } from '../panel/run'

export default function settings(): void {
  run(() => openPanel('settings'))
}
