import { openPanel } from '../app/open-panel'
import { run } from '../app/run'

export default function analyseSelection(): void {
  run((settings) => openPanel('analyse-selection', settings))
}
