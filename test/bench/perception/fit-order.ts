import { measureOrder } from './order/measure-order'
import { requireData } from './viewing-data'
import { putBetween, writeConstants } from './write-constants'

/**
 * Fits the exponents of area that order what is seen first and what is looked at, to the boxed web pages and where
 * people looked, and prints other orders beside it. With --write the exponents are put into the source.
 *
 *   npx tsx test/bench/perception/fit-order.ts [--write]
 */
requireData()
const { rows, leftOut, seenFirst, lookedAt } = await measureOrder()
console.table({ ...rows, 'fitted with the site left out': leftOut })
console.table({ seenFirst, lookedAt })
await writeConstants(new URL('../../../src/order/order.ts', import.meta.url), (source) =>
  putBetween(
    putBetween(source, 'const SEEN_FIRST = ', '\n', String(seenFirst)),
    'const LOOKED_AT = ',
    '\n',
    String(lookedAt)
  )
)
