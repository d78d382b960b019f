import { createPlayground, installScripting } from './scripting'
import { startPage } from './start-page'
import './styles/index.pcss'

const root = document.getElementById('page')
if (!root) throw new Error('The page has no element to be drawn in.')
const starting = startPage(root)
installScripting(starting.then(createPlayground))
starting.catch((error: unknown) => showProblem(root, error))

/** Shows in place of the page why it could not start. */
function showProblem(root: HTMLElement, error: unknown): void {
  const title = document.createElement('h1')
  title.textContent = 'The playground could not start.'
  const details = document.createElement('pre')
  details.textContent = error instanceof Error ? (error.stack ?? error.message) : String(error)
  root.className = 'failure'
  root.replaceChildren(title, details)
}
