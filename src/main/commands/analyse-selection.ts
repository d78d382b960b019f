import { openPanel } from '../app/open-panel'
import { run } from '../app/run'

export default function analyseSelection(): void {
  run(() => openPanel('analyse-selection'))
}
