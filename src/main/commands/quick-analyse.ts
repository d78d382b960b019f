import { fileWords, type Settings } from '../../file'
import { openPanel } from '../app/open-panel'
import { run, settleLanguage } from '../app/run'
import { withMedium } from '../computer/settings'

/** Figma's quick actions ask how the selection will be seen; then it is analysed with the panel hidden. */
export default function quickAnalyse(): void {
  // Figma asks before it runs the command, which reports settings that cannot be read.
  const settled = settleLanguage().catch(() => undefined)
  figma.parameters.on('input', ({ query, result }) => {
    const typed = query.trim().toLowerCase()
    void settled.then(() => {
      const fitting = mediums().filter(([, name]) => name.toLowerCase().includes(typed))
      result.setSuggestions(fitting.map(([data, name]) => ({ name, data })))
    })
  })
  figma.on('run', ({ parameters }) => {
    const asked: unknown = parameters?.medium
    const [medium] = mediums().find(([known]) => known === asked) ?? []
    run((settings) =>
      openPanel('quick-analyse', medium === undefined ? settings : withMedium(settings, medium))
    )
  })
}

/** By their names in the spoken language. */
function mediums(): [Settings['medium'], string][] {
  return Object.entries(fileWords().medium) as [Settings['medium'], string][]
}
