import { openPanel } from '../app/open-panel'
import { run } from '../app/run'

export default function compareSelection(): void {
  run((settings) => openPanel('compare-selection', settings))
}
