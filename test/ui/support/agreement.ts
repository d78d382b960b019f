import { expect } from 'vitest'
import type { LayerShare, MainAction } from '../../../src/file'
import { boardContent } from '../../../src/ui/compare/board/board-content'
import type { Comparison } from '../../../src/ui/compare/comparison'
import { escapeMarkdown } from '../../../src/ui/report/markdown/escape-markdown'
import { outlineReport } from '../../../src/ui/report/outline/outline-report'
import { writeReport } from '../../../src/ui/report/write-report'
import { fareWords, judgeResult, verdictWords } from '../../../src/ui/result/verdict/judge-result'
import { sampleFrame } from '../report/support/sample-report'
import { layerData, layerShares } from './layer-shares'
import { storedRecord } from './stored-record'

/** What a sentence quotes, in order. */
function quotedIn(sentence: string): string[] {
  return [...sentence.matchAll(/“([^”]*)”/g)].map((found) => found[1]!)
}

/** The shares in a sentence, in order. */
function sharesIn(sentence: string): string[] {
  return sentence.match(/<?[\d.]+%/g) ?? []
}

/** Everything that is said of one frame: in the panel, on the report's board and in its table. */
export function saidOfFrame(
  layers: readonly LayerShare[],
  mainAction: MainAction | null,
  record = storedRecord()
) {
  const shares = layerShares([...layers], { runId: record.runId })
  const data = layerData({ shares, mainAction })
  const judged = judgeResult(record, { state: 'measured', nodeId: '1:2', shares, data }, '')
  if (judged.state !== 'judged') throw new Error('The frame is not judged.')
  const frame = { ...sampleFrame({}, { record, shares, mainAction }), pictures: null }
  const report = { title: 'Frame', madeAt: 0, frames: [frame], comparison: null, fixes: null }
  const { board, table } = outlineReport(report)
  return { judged, verdict: verdictWords(judged), board, table: table!, report }
}

/** First layer, main action and numbers are the same wherever they are said. */
export async function agreesOnFrame(said: ReturnType<typeof saidOfFrame>): Promise<void> {
  const { board, judged, report, table, verdict } = said
  const { judgement, shares, data } = judged
  const { action, places, names } = judgement
  const [first] = places.keys()
  const markdown = await writeReport(report, 'markdown').text()
  expect(board.headline).toBe(verdict)
  expect(markdown).toContain(`**${escapeMarkdown(verdict)}**`)
  const called = judgement.nameOf(first!)
  expect(verdict).toContain(called)
  expect(board.callouts.list[0]!.sentence).toContain(called)
  expect(board.callouts.list[0]!.label).toBe('1')
  expect(table.rows[0]!.cells[1]!.text).toBe(names.get(first!))
  expect(board.variants[0]!.marks[0]!.box).toEqual(first!.box)
  if (action === null) return
  const { layer } = action
  const place = places.get(layer)
  const row = table.rows.find(({ marked }) => marked)!
  expect(row.cells[1]!.text).toBe(names.get(layer))
  expect(row.cells[0]!.text).toBe(String(place ?? ''))
  const mark = board.variants[0]!.marks.find(({ tone }) => tone === 'more')!
  expect(mark).toMatchObject({ box: layer.box, label: String(place ?? '–') })
  const callout = board.callouts.list.find(({ tone }) => tone === 'more')!
  const [share, seen] = board.variants[0]!.facts
  const fares = fareWords(layer, { shares, data, confirmed: action.by === 'mark' })
  expect(board.lead).toEqual([fares])
  for (const text of [callout.sentence, row.cells[2]!.text, fares]) {
    expect(sharesIn(text)).toEqual([share!.value])
  }
  if (/ (comes|is) /.test(verdict.slice(verdict.indexOf('first')))) {
    expect(verdict).toContain(`${judgement.nameOf(layer)} `)
    expect(verdict).toContain(seen!.value)
  }
}

/** Everything that is said of a comparison: in the panel, on the board and in the report. */
function saidOf(comparison: Comparison) {
  const nothing = comparison.frames.map(() => null)
  const board = boardContent(comparison, nothing, 'attention', 'job')
  const frames = comparison.frames.map(({ name, nodeId, record }) => ({
    ...sampleFrame({ frame: name }, { record, pictures: null }),
    nodeId,
    name
  }))
  const report = { title: 'Compared', madeAt: 0, frames, comparison, fixes: null }
  return { board, outline: outlineReport(report), report }
}

/** Winner, main action and numbers are the same wherever they are said. */
export async function agreesOnComparison(comparison: Comparison): Promise<void> {
  const { board, outline, report } = saidOf(comparison)
  const { frames, verdict } = comparison
  expect(`${board.headline} ${board.lead}`.trim()).toBe(verdict.sentence)
  expect([outline.board.headline, ...outline.board.lead].join(' ')).toBe(verdict.sentence)
  expect(await writeReport(report, 'markdown').text()).toContain(
    `**${escapeMarkdown(board.headline)}**`
  )

  const shares = frames.map(({ mainAction }) => mainAction?.attention ?? null)
  const shown = board.variants.map(({ facts }) => facts[0]!.value)
  const best = shares.indexOf(Math.max(...shares.map((share) => share ?? 0)))
  const wins = board.variants.filter(({ badge }) => badge.includes('Wins'))
  if (verdict.kind === 'clear') {
    expect(verdict.winnerId).toBe(frames[best]!.nodeId)
    expect(wins.map(({ nodeId }) => nodeId)).toEqual([verdict.winnerId])
    expect(quotedIn(board.headline)[0]).toBe(frames[best]!.name)
    expect(board.headline).toContain(' wins: ')
    expect(sharesIn(board.headline)[0]).toBe(shown[best])
  } else {
    expect(wins).toEqual([])
    expect(board.headline).toMatch(/^Too close to call/)
  }
  quotedIn(board.headline).forEach((name, at) => {
    const variant = board.variants.findIndex((one) => one.name === name)
    expect(shown[variant]).toBe(
      sharesIn(board.headline)[at === 0 || verdict.kind !== 'clear' ? at : 1]
    )
  })

  const [told, base] = quotedIn(board.callouts.title)
  const action = board.callouts.list.find(({ sentence }) => sentence.startsWith('Main action'))!
  const valueOf = (name: string | undefined): string | undefined =>
    shown[board.variants.findIndex((one) => one.name === name)]
  expect(sharesIn(action.sentence)).toEqual([valueOf(told), valueOf(base)])
  expect(outline.board.callouts.list.map(({ sentence }) => sentence)).toEqual(
    board.callouts.list.map(({ sentence }) => sentence)
  )
  for (const [at, { mainAction }] of frames.entries()) {
    const mark = outline.board.variants[at]!.marks.find(({ label }) => label === '1')!
    expect(mark.box).toEqual(mainAction!.layer.box)
  }
  const row = outline.table!.rows.find(({ marked }) => marked)!
  expect(row.cells[0]!.text).toBe(comparison.mainActionName)
  expect(row.cells.slice(1).map(({ text }) => text)).toEqual(shown)
}
