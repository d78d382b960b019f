import { openPanel } from '../panel/open-panel'
import { run } from '../panel/run'

export default function analyseSelection(): void {
  run(() => openPanel('analyse-selection'))
}
