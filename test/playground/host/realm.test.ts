import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { enterRealm } from '../../../src/playground/host/realm'

test('errors and bytes are of one kind on both sides, also what the engine throws', () => {
  const scope = runInNewContext('globalThis') as typeof globalThis & { look: () => unknown }
  enterRealm(scope, { hostError: new TypeError('of the host'), hostBytes: new Uint8Array(1) })
  const look = scope.Function(`
    let thrown
    try { null.x } catch (error) { thrown = error }
    return [hostError, thrown].map((error) => [error instanceof Error, error instanceof TypeError])
      .concat([[hostBytes instanceof Uint8Array, new Uint8Array(2)]])
  `) as () => [boolean, unknown][]
  const [host, engine, [isBytes, bytes]] = look() as [unknown, unknown, [boolean, unknown]]
  expect([...(host as boolean[]), ...(engine as boolean[]), isBytes]).toEqual(Array(5).fill(true))
  expect(bytes).toBeInstanceOf(Uint8Array)
})
