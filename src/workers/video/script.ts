import { readVideo } from '../../client/video/read-video'
import { serveWork } from '../serve-work'
import type { VideoCalls } from './inspect-in-worker'

serveWork('video', (): VideoCalls => ({ inspect: readVideo }))
