import { expect, it } from 'vitest'
import type { AnalysedPicture, Engine } from '../../../src/engine/engine'
import { engineHere } from '../../../src/engine/engine-here'
import { measureHere } from '../../../src/engine/measure/measure-here'
import { PREDICTIONS } from '../../../src/interface'
import { networkWeights } from '../../../src/node/engine/network-weights'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { until } from '../../../src/waiting'
import { createEngineCalls } from '../../../src/workers/engine/engine-calls'
import { warmUpEngine } from '../../../src/workers/engine/warm-up-engine'
import { deferred } from '../../support/deferred'
import { samplePng } from '../../ui/support/sample-png'

const picture = samplePng(64, 64)

it('goes through all that an analysis of a design goes through', async () => {
  const seen: AnalysedPicture[] = []
  const engine = engineHere({ codec: sharpCodec, networkWeights })
  const watched: Engine = {
    ...engine,
    analyse: async (...asked) => {
      const analysed = await engine.analyse(...asked)
      seen.push(analysed)
      return analysed
    }
  }
  await warmUpEngine(watched, new AbortController().signal)
  const [{ facts, layers, outputs }] = seen as [AnalysedPicture]
  expect(facts.faces).not.toBeNull()
  expect(facts.hotspots.length).toBeGreaterThan(0)
  expect(layers?.layers.map(({ name }) => name).sort()).toEqual([
    'Button',
    'Photo',
    'Text',
    'Title'
  ])
  expect(Object.keys(outputs).sort()).toEqual(['attention', 'clarity', 'excitingness'])
})

it('gives way to the first picture', async () => {
  const begun = deferred()
  const engine = engineHere({ codec: sharpCodec })
  const endless: typeof engine = {
    ...engine,
    analyse: (task, signal) => {
      if (task.file === picture) return engine.analyse(task, signal)
      begun.resolve(true)
      return until(signal, new Promise(() => undefined))
    }
  }
  const panel = {
    nodes: () => Promise.resolve(null),
    progress: { asEvent: () => Promise.resolve() }
  }
  const calls = createEngineCalls(endless, measureHere(sharpCodec), panel as never)
  const warmedUp = calls.warmUp()
  await begun.promise
  const task = { file: picture, medium: 'desktopWeb', predictions: PREDICTIONS } as const
  expect((await calls.analyse(1, task)).outputs.attention).toBeDefined()
  await warmedUp
})
