import { openPanel } from '../panel/open-panel'
import { run } from '../panel/run'

export default function compareSelection(): void {
  run(() => openPanel('compare-selection'))
}
