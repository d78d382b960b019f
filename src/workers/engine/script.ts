import { browserCodec } from '../../engine/images/browser-codec'
import { measureHere } from '../../engine/measure/measure-here'
import { GERMAN } from '../../engine/texts/german'
import { learn, speak } from '../../language'
import { serveWork } from '../serve-work'
import { german as workers } from '../words.de'
import { createEmbeddedService } from './embedded'
import { createEngineCalls, type EngineCalls } from './engine-calls'
import { engineInSlices } from './engine-in-slices'
import type { EnginePanel } from './engine-panel'
import { createFetchCalls, type FetchCalls } from './fetch-calls'

learn('de', { ...GERMAN, workers })

serveWork<EnginePanel>('engine', (panel): EngineCalls & FetchCalls => {
  const engine = engineInSlices(() => panel.faceWeights())
  return {
    ...createEngineCalls(engine, measureHere(browserCodec), panel),
    ...createFetchCalls(createEmbeddedService(panel, engine), (language) =>
      speak({ value: language })
    )
  }
})
