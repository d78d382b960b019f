import { openPanel } from '../app/open-panel'
import { run } from '../app/run'

export default function settings(): void {
  run(() => openPanel('settings'))
}
