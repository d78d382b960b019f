import './styles/index.pcss'
import { installScripting } from './scripting'
import { showProblem } from './show-problem'
import { startPage } from './start-page'

const root = document.getElementById('page')
if (!root) throw new Error('The page has no element to be drawn in.')
const starting = startPage(root)
installScripting(starting)
starting.catch((error: unknown) => showProblem(root, error))
