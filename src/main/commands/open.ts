import { openPanel } from '../panel/open-panel'
import { run } from '../panel/run'

export default function open(): void {
  run(() => openPanel('open'))
}
