import { browserCodec } from '../service/browser'
import { createDesignNotes } from './engine/design-notes'
import { createEmbeddedService } from './engine/embedded'
import { createEngineCalls, type EngineCalls } from './engine/engine-calls'
import { lex } from './markdown/lex'
import { measureHere } from './measure/measure-here'
import { createRpc } from './rpc'
import type { PanelVideos } from './video/frames/panel-videos'
import { inspect } from './video/inspect'
import { START, type Work } from './work'

/** The same script runs in Workers or, where none can start, in the panel: either way it is sent ports. */
addEventListener('message', ({ data, ports: [port] }: MessageEvent) => {
  if (data === START && port !== undefined) serve(port)
})

function serve(port: MessagePort): void {
  let engine: EngineCalls | null = null
  const work: Work = {
    ready: () => undefined,
    ...measureHere(browserCodec),
    lex,
    inspect,
    // Most Workers answer a single question and need no engine.
    fetch: (...args) => started().fetch(...args),
    abort: (id) => started().abort(id),
    note: (note) => started().note(note)
  }
  const panel = createRpc<PanelVideos>(port, work)

  function started(): EngineCalls {
    if (engine === null) {
      const { take, known } = createDesignNotes()
      engine = createEngineCalls(createEmbeddedService(panel, known), take)
    }
    return engine
  }
}
