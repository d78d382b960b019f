import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks a service every 50 ms whether it works, until it is told to stop (SIGTERM), and prints how long each answer took,
 * ms, as JSON. A process of its own, so that nothing else which the bench does is measured with it.
 */
const EVERY_MS = 50

const [baseUrl = '', key = ''] = process.argv.slice(2)
const took: number[] = []
let goesOn = true
process.once('SIGTERM', () => (goesOn = false))
while (goesOn) {
  const start = performance.now()
  await (await fetch(baseUrl, { headers: { authorization: `Bearer ${key}` } })).text()
  took.push(performance.now() - start)
  await sleep(EVERY_MS)
}
process.stdout.write(JSON.stringify(took))
