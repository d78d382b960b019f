import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { MAIN_CALLS } from '../../../src/bridge'
import { planted } from '../../support/fuzz/planted'
import { runs } from '../../support/fuzz/runs'
import { type Glance, openGlance } from '../support/glance'
import { journalEntry, layerShares, resultOf, resultRecord } from '../support/samples'

/** Everything but the call that ends the plugin. */
const NAMES = Object.keys(MAIN_CALLS).filter((name) => name !== 'finish')

/** What our own calls carry, with parts of it exchanged. */
const argument = fc.oneof(
  fc.jsonValue(),
  ...[journalEntry(), layerShares(), resultOf('1:2'), { record: resultRecord() }].map(planted),
  fc.constantFrom('1:2', '0:1', '', '__proto__', 'x'.repeat(100_000), nested(190)),
  fc.uint8Array({ maxLength: 40 })
)

/** Figma refuses messages that are nested deeper than 200 levels. */
function nested(levels: number): object {
  return JSON.parse('{"text":'.repeat(levels) + '1' + '}'.repeat(levels)) as object
}

let glance: Glance
beforeEach(async () => {
  glance = await openGlance()
})

/** Sends it as it is, past our own channel. */
function answersTo(id: string): Promise<unknown> {
  return glance.panel.next(
    (message) => (message as { t?: unknown; i?: unknown }).t === 's' && idOf(message) === id
  )
}

const idOf = (message: unknown): unknown => (message as { i?: unknown }).i

// An uncaught error inside the plugin fails these tests as it fails every other.
describe('the main thread, whatever is posted to it', () => {
  it('answers every call, however strange what comes with it', async () => {
    let count = 0
    const call = fc.tuple(fc.constantFrom(...NAMES), fc.array(argument, { maxLength: 3 }))
    await fc.assert(
      fc.asyncProperty(call, async ([m, a]) => {
        const i = `strange ${count++}`
        const answer = answersTo(i)
        glance.panel.send({ t: 'q', i, m, a })
        expect(idOf(await answer)).toBe(i)
      }),
      runs(150)
    )
    await expect(glance.main.start()).resolves.toMatchObject({ command: 'open' })
  })
})
