import { expect, it } from 'vitest'
import { verdictWords } from '../../../../src/ui/result/verdict/judge-result'

it.each([
  ['measuring', 'Measuring'],
  ['tooSmall', 'Too small to judge. Analyse the frame around it.'],
  ['noMap', 'No attention map'],
  ['unreadable', 'cannot be read'],
  ['noLayers', 'One flat image'],
  ['outOfDate', 'Run again'],
  ['failed', 'could not be measured']
] as const)('without a verdict the panel says why there is none: %s', (state, said) => {
  expect(verdictWords({ state })).toContain(said)
})
