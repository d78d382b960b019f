import { serveWork } from '../serve-work'
import { lex } from './lex'

serveWork('markdown', () => ({ lex }))
