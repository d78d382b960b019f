import { MEDIUM_NAMES, type Settings } from '../../file'
import { openPanel } from '../app/open-panel'
import { run } from '../app/run'

const MEDIUMS = Object.entries(MEDIUM_NAMES) as [Settings['medium'], string][]

/** Figma's quick actions ask how the selection will be seen; then it is analysed with the panel hidden. */
export default function quickAnalyse(): void {
  figma.parameters.on('input', ({ query, result }) => {
    const typed = query.trim().toLowerCase()
    const fitting = MEDIUMS.filter(([, name]) => name.toLowerCase().includes(typed))
    result.setSuggestions(fitting.map(([data, name]) => ({ name, data })))
  })
  figma.on('run', ({ parameters }) => {
    const asked: unknown = parameters?.medium
    const [medium] = MEDIUMS.find(([known]) => known === asked) ?? []
    run((settings) =>
      openPanel('quick-analyse', medium === undefined ? settings : { ...settings, medium })
    )
  })
}
