import { nodeRenderer } from '../../support/node-renderer'
import { openDocument } from '../../../src/playground/host/open-document'
import { median, round, type Table } from '../table'
import { SLOW_DESIGNS } from './slow-designs'

const RUNS = 3

/** How long the playground's host takes for pictures of designs that are slow to draw, on one thread without a graphics card. */
export async function measureExports(): Promise<Table> {
  const rows: Table['rows'] = []
  for (const [label, build] of Object.entries(SLOW_DESIGNS)) {
    const { figma } = openDocument({ renderer: await nodeRenderer(), name: label })
    const frame = await build(figma)
    const times: number[] = []
    for (let run = 0; run <= RUNS; run += 1) {
      const start = performance.now()
      await frame.exportAsync({ format: 'PNG' })
      times.push(performance.now() - start)
    }
    rows.push({ label, values: [round(times[0]!), round(median(times.slice(1)))] })
  }
  return {
    title: 'Exports of slow designs in the playground',
    note: `1440 × 1480 px, ms to draw and encode: the first time, and the median of ${RUNS} more.`,
    columns: ['first', 'again'],
    rows
  }
}
