import { serveWork } from '../serve-work'
import { createVideoCalls } from './video-calls'

serveWork('video', createVideoCalls)
