import { networksFrom } from '../../engine/engine-here'
import { browserCodec } from '../../images/browser-codec'
import { measureHere } from '../../engine/measure/measure-here'
import { GERMAN } from '../../engine/texts/german'
import { learn } from '../../language'
import { serveWork } from '../serve-work'
import { german as workers } from '../words.de'
import { createEngineCalls, type EnginePanel } from './engine-calls'
import { engineInSlices } from './engine-in-slices'

learn('de', { ...GERMAN, workers })

serveWork<EnginePanel>('engine', (panel) =>
  createEngineCalls(
    engineInSlices(() => panel.networkWeights()),
    measureHere(
      browserCodec,
      networksFrom(() => panel.networkWeights())
    ),
    panel
  )
)
