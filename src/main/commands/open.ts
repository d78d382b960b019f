import { openPanel } from '../app/open-panel'
import { run } from '../app/run'

export default function open(): void {
  run((settings) => openPanel('open', settings))
}
