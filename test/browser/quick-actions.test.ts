import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStage, type Scene, type Stage } from '../support/playground'
import { until } from './support/until'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

