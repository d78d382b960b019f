import { serveWork } from '../serve-work'
import { inspect } from './inspect'

serveWork('video', () => ({ inspect }))
