import { describe, expect, it } from 'vitest'
import type { LayerShare, MainAction } from '../../src/file'
import { judgeResult, verdictWords } from '../../src/ui/result/verdict/judge-result'
import { buildComparison } from '../../src/ui/compare/build-comparison'
import { COLUMN_FACTS } from '../../src/ui/compare/columns'
import { findMainAction } from '../../src/ui/frames/measure-frame'
import { rowName } from '../../src/ui/layers/layer-words'
import { writeReport } from '../../src/ui/report/write-report'
import { rankedShare } from '../../src/ui/what-if/try'
import { shareOrder } from '../../src/engine/share-order'
import { sampleReport } from './report/support/sample-report'
import { readFrame } from './support/compared-frames'
import { layerData, layerShare, layerShares } from './support/layer-shares'
import { storedRecord } from './support/stored-record'

/** A design whose layers come in another order by attention, by first looks, and by either over area. */
const layers = [
  layer('Photo', 0.5, 0.35, 0.3),
  layer('Footer', 0.05, 0.25, 0.5, { box: [0, 0.8, 0.5, 0.1] }),
  layer('Headline', 0.05, 0.2, 0.25),
  layer('Price', 0.01, 0.05, 0.05, { id: 'team', group: 'Team plan' }),
  layer('Buy now', 0.01, 0.03, 0.1, { kind: 'control' }),
  layer('Price', 0.01, 0.02, 0.02, { id: 'solo', group: 'Solo plan' }),
  layer('Speck', 0.0001, 0.001, 0.0004)
]
const shares = layerShares(layers, { runId: 'run' })
const record = storedRecord({
  picture: { ...storedRecord().picture, width: 1440, height: 3600 }
})
const button = layers.find(({ kind }) => kind === 'control')!
const mainAction: MainAction = { version: 1, id: button.id, name: button.name, type: button.type }
const data = layerData({ shares, mainAction })

const { order, places, names } = shareOrder(layers, record)
const inOrder = order.map((one) => names.get(one)!)
const rank = places.get(button)!
const place = `${COLUMN_FACTS.rank.brief(rank)} of ${places.size}`

function layer(
  name: string,
  area: number,
  attention: number,
  perception: number,
  change: Partial<LayerShare> = {}
): LayerShare {
  return layerShare({ id: name, name, area, attention, perception, ...change })
}

/** Those of some names that a text says, in the order in which it does. */
function saidIn(text: string, some: readonly string[] = inOrder): string[] {
  const at = (name: string): number => text.indexOf(name)
  return some.filter((name) => at(name) >= 0).sort((one, other) => at(one) - at(other))
}

describe('all that names layers', () => {
  it('has a design to judge it by, in which no other order is the same', () => {
    const by = (of: (one: LayerShare) => number): LayerShare[] =>
      [...layers].sort((one, other) => of(other) - of(one))
    const others = [
      by(({ attention }) => attention!),
      by(({ perception }) => perception!),
      by(({ attention, area }) => attention! / area),
      by(({ perception, area }) => perception! / area)
    ]
    for (const other of others) expect(other).not.toEqual(order)
    expect(inOrder.at(-1)).toBe('Footer')
    expect(inOrder).toContain('Price, Team plan')
  })

  it('says the same order and the same place: verdict, report, comparison', async () => {
    const judged = judgeResult(record, { state: 'measured', nodeId: '1:2', shares, data }, '')
    if (judged.state !== 'judged') throw new Error('The layers were not judged.')
    expect(judged.judgement.order).toEqual(order)
    const verdict = verdictWords(judged)
    expect(saidIn(verdict)[0]).toBe(inOrder[0])
    if (rank > 1) expect(verdict).toContain(`“Buy now” comes ${place}`)

    const report = sampleReport({}, { record, shares, mainAction })
    const markdown = await writeReport(report, 'markdown').text()
    const table = markdown.split('\n').filter((line) => line.startsWith('| '))
    expect(saidIn(table.join('\n').slice(table.join('\n').indexOf('| No')))).toEqual(inOrder)
    expect(markdown).toContain(place)

    const other = readFrame('B', [layer('Only here', 0.1, 0.1, 0.1)], {}, record)
    const base = { ...readFrame('A', null, { mark: mainAction }, record), shares }
    const comparison = buildComparison([other, base], 'A')
    expect(comparison.layers.map(({ name }) => name)).toEqual([...inOrder, 'Only here'])
    expect(comparison.frames[1]?.mainAction).toMatchObject({ rank, of: places.size })
  })

  it('counts the same layers, and says of each the same: rows, main action, tried changes', () => {
    for (const one of layers) {
      const marked = { version: 1, id: one.id, name: one.name, type: one.type } as const
      const outcome = findMainAction(shares, { mainAction: marked }, record)
      const own = places.get(one) ?? null
      expect(outcome).toMatchObject({ rank: own, of: places.size })
      expect(rankedShare(shares, record, [one.id])).toMatchObject({ rank: own, of: places.size })
      const row = rowName(one, shareOrder(layers, record))
      if (own === null) expect(row).toContain('not seen without scrolling')
      else expect(row).toContain(`${COLUMN_FACTS.rank.brief(own)} of ${places.size}`)
    }
  })
})
