import { nodeRenderer } from '../../../src/playground/host/node/node-renderer'
import { openDocument } from '../../../src/playground/host/open-document'
import { edgeCases } from '../../support/fixtures/edge-cases'
import { median, round, type Table } from '../table'

/** How long the playground's host takes for a picture with large blurs, on one thread without a graphics card. */
export async function measureBlurs(): Promise<Table> {
  const { figma } = openDocument({ renderer: await nodeRenderer(), name: 'Blurs' })
  const frame = edgeCases.blurredFrame(figma)
  const taken = async (): Promise<number> => {
    const times: number[] = []
    for (let run = 0; run < 5; run += 1) {
      const start = performance.now()
      await frame.exportAsync({ format: 'PNG' })
      times.push(performance.now() - start)
    }
    return round(median(times))
  }
  const blurred = await taken()
  for (const child of frame.children) if ('effects' in child) child.effects = []
  return {
    title: 'Exports of large blurs in the playground',
    note: '1440 × 1480 px: 12 layer blurs of radius 100 to 300, 4 background blurs of 120, 4 shadows of 160; median of 5.',
    columns: ['ms'],
    rows: [
      { label: 'with its effects', values: [blurred] },
      { label: 'the same without', values: [await taken()] }
    ]
  }
}
