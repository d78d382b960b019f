import { openPanel } from '../app/open-panel'
import { run } from '../app/run'

export default function quickCompare(): void {
  run((settings) => openPanel('quick-compare', settings))
}
