import { createEmbeddedService } from './embedded'
import { ENGINE_START } from './engine-start'
import { servePort } from './serve-port'
import { whenStarted } from './when-started'

whenStarted(ENGINE_START, (port) => servePort(port, createEmbeddedService))
