import { learn, speak } from '../../language'
import { browserCodec } from '../../service/browser'
import { GERMAN } from '../../engine/texts/german'
import type { Measure } from '../../engine/measure/measure'
import { measureHere } from '../../engine/measure/measure-here'
import { serveWork } from '../serve-work'
import { german as workers } from '../words.de'
import { createDesignNotes } from './design-notes'
import { createEmbeddedService } from './embedded'
import { createEngineCalls, type EngineCalls } from './engine-calls'
import type { EnginePanel } from './engine-panel'

learn('de', { ...GERMAN, workers })

serveWork<EnginePanel>('engine', (panel): EngineCalls & Measure => {
  const { take, known } = createDesignNotes()
  return {
    ...createEngineCalls(createEmbeddedService(panel, known), take, (language) =>
      speak({ value: language })
    ),
    ...measureHere(browserCodec)
  }
})
