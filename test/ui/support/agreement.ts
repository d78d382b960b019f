import { expect } from 'vitest'
import type { LayerShare, MainAction } from '../../../src/file'
import { alsoSee, seenPercent } from '../../../src/engine/texts/people'
import { seenWithin } from '../../../src/order/seen'
import { escapeMarkdown } from '../../../src/ui/report/markdown/escape-markdown'
import { storyOf } from '../../../src/ui/report/story-of'
import { actionMoved, judgeResult, verdictWords } from '../../../src/ui/result/verdict/judge-result'
import { sampleFrame, written } from '../report/support/sample-report'
import { layerData, layerShares } from './layer-shares'
import { statesNoTotal } from './one-number'
import { storedRecord } from './stored-record'

/** Everything that is said of one frame: in the panel and in the report. */
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
  return { judged, verdict: verdictWords(judged), story: storyOf(report), report }
}

/** First layer, main action and numbers are the same wherever they are said. */
export async function agreesOnFrame(said: ReturnType<typeof saidOfFrame>): Promise<void> {
  const { judged, report, story, verdict } = said
  const { judgement, shares, data } = judged
  const { action, places, names } = judgement
  const [first] = places.keys()
  const [variant] = story.variants
  const rows = story.rows!.list
  expect(story.headline).toBe(verdict)
  const called = judgement.nameOf(first!)
  expect(verdict.toLowerCase()).toContain(called.toLowerCase())
  expect(story.callouts.list[0]!.sentence).toContain(called)
  expect(story.callouts.list[0]!.label).toBe('1')
  expect(rows[0]).toMatchObject({ place: '1', name: names.get(first!) })
  expect(variant!.marks[0]!.box).toEqual(first!.box)
  const markdown = await written(report, 'markdown')
  expect(markdown).toContain(`**${escapeMarkdown(verdict)}**`)
  statesNoTotal(verdict, ...story.lead, ...story.notes, story.rows!.caption)
  statesNoTotal(story.callouts.title, ...story.callouts.list.map(({ sentence }) => sentence))
  // The table's rows and those that it leaves out are as many as the panel's list has.
  const [, left = '0'] = /(\d+) later layers? (?:is|are) left out/.exec(markdown) ?? []
  const tabled = markdown.split('\n').filter((line) => line.startsWith('|')).length - 2
  expect(tabled + Number(left)).toBe(judgement.order.length)
  if (action === null) return
  const { layer } = action
  const place = String(places.get(layer) ?? '–')
  const value = seenPercent(seenWithin(layer))
  const row = rows.find(({ marked }) => marked)!
  expect(row).toMatchObject({ place, name: names.get(layer) })
  expect(row.values[0]!.text).toBe(value)
  expect(variant!.facts[0]!.value).toBe(value)
  const mark = variant!.marks.find(({ tone }) => tone === 'more')!
  expect(mark).toMatchObject({ box: layer.box, label: place })
  const callout = story.callouts.list.find(({ tone }) => tone === 'more')!
  const ten = alsoSee(seenWithin(layer)!, judgement.nameOf(layer))
  expect(callout.sentence.toLowerCase()).toContain(ten.toLowerCase())
  expect(story.lead).toEqual([actionMoved(judgement, shares, data)].filter(Boolean))
}
