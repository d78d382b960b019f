import { createDesignNotes } from './design-notes'
import { createEmbeddedService } from './embedded'
import { ENGINE_START } from './engine-start'
import { servePort } from './serve-port'
import { whenStarted } from './when-started'

whenStarted(ENGINE_START, (port) => {
  const { take, known } = createDesignNotes()
  servePort(port, (panel) => createEmbeddedService(panel, known), take)
})
