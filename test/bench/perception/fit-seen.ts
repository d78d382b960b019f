import { fitSeen } from './seen/seen-fit'
import { viewedPages } from './seen/viewed-boxes'
import { requireData } from './viewing-data'
import { writeConstants } from './write-constants'

/**
 * Fits which part of the viewers look at a box within some seconds to where people looked on web pages and phones, on
 * maps that never saw the picture's site. With --write the constants are put into the source. `npm run bench -- seen`
 * says how well it tells what was left out.
 *
 *   npx tsx test/bench/perception/fit-seen.ts [--write]
 */
requireData()
const model = fitSeen(await viewedPages()).map(({ by, firstLooks, attention, area }) => ({
  by: Object.fromEntries(Object.entries(by).map(([time, looks]) => [time, rounded(looks)])),
  firstLooks: rounded(firstLooks),
  attention: rounded(attention),
  area: rounded(area)
}))
console.dir(model)
await writeConstants('src/order/seen.ts', [
  'const SEEN_MODEL: SeenModel = ',
  '\n\n',
  unquoted(model)
])

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

/** As a programmer writes it: names of fields without quotation marks. */
function unquoted(value: object): string {
  return JSON.stringify(value).replace(/"(\w+)":/g, '$1:')
}
