import { expect } from 'vitest'
import { shareOrder } from '../../../src/engine/share-order'
import { seenPercent } from '../../../src/engine/texts/people'
import { keptFacts, summarise } from '../../../src/engine/texts/summarise'
import type { Measured } from '../../../src/engine/texts/measured'
import type { LayerShare, ResultRecord } from '../../../src/file'
import { seenWithin } from '../../../src/order/seen'
import { findMainAction } from '../../../src/ui/frames/measure-frame'
import { type Judged, verdictWords } from '../../../src/ui/result/verdict/judge-result'
import { plain } from '../../engine/texts/plain'

/** How many of ten see what a sentence names, as its words say; null for a sentence without such words. */
function tensIn(sentence: string): number | null {
  const told = /\b(?:(\d+) (?:of|in) 10|(hardly anyone)|(nearly everyone))\b/i.exec(sentence)
  if (told === null) return null
  return told[1] ? Number(told[1]) : told[2] ? 0 : 10
}

/** Ten people, a hundred points and the parts of a contrast are the only totals that sentences state. */
export function statesNoTotal(...sentences: readonly string[]): void {
  const own = sentences.map((sentence) => sentence.replace(/“[^”]*”/g, ''))
  const totals = own.flatMap((sentence) => [...sentence.matchAll(/\b(?:of|all) (\d+)\b/gi)])
  expect(totals.map(([, total]) => total).filter((one) => one !== '10' && one !== '100')).toEqual(
    []
  )
}

interface Said {
  judged: Extract<Judged, { state: 'judged' }>
  facts: Measured
  record: ResultRecord
}

/** Verdict, list, summary and history say the same of which layers are seen first, and by how many people. */
export function agreesOnNumber({ judged, facts, record }: Said): void {
  const { judgement, shares } = judged
  const { action, nameOf } = judgement
  const said = verdictWords(judged)
  const [lead = '', ...more] = said.split(/(?<=\.|[.!?…]”) (?=[A-Z0-9])/)
  const [first] = shareOrder(shares.layers, record).order
  const isNumbered = (layer: LayerShare): boolean => / \(\d+\)$/.test(judgement.names.get(layer)!)
  const level = judgement.level.filter((layer) => !isNumbered(layer)).slice(0, 2)
  isSaid(lead, first!)
  expect(lead).toContain(nameOf(first!))
  for (const layer of level) expect(lead.toLowerCase()).toContain(nameOf(layer).toLowerCase())
  const isTold = level.some((layer) => nameOf(layer) !== nameOf(first!))
  expect(lead.includes('about as many')).toBe(isTold || judgement.level.length > level.length)
  const summary = plain(summarise(keptFacts(facts), record, judgement)).split('\n\n')[1]
  expect(summary).toContain(said)
  statesNoTotal(said, ...plain(summarise(keptFacts(facts), record, judgement)).split('\n\n'))
  if (action === null) {
    expect(more).toEqual([])
    return
  }
  const { layer } = action
  const { id, name, type } = layer
  const kept = findMainAction(shares, { mainAction: { version: 1, id, name, type } }, record)
  expect(kept).toMatchObject({ seen: seenWithin(layer), rank: judgement.places.get(layer) ?? null })
  const isLead = layer === first || level.includes(layer)
  expect(more).toHaveLength(isLead ? 0 : 1)
  if (isLead) return
  expect(more[0]).toContain(nameOf(layer))
  if (judgement.isBelow(layer)) expect(more[0]).toMatch(/is not seen without scrolling\.$/)
  else isSaid(more[0]!, layer)
}

/** The words of a sentence are the list's percentage, to the nearest of ten. */
function isSaid(sentence: string, layer: LayerShare): void {
  const percentage = parseInt(seenPercent(seenWithin(layer)).replace('<', ''), 10)
  expect(Math.abs(10 * tensIn(sentence)! - percentage)).toBeLessThanOrEqual(5)
}
