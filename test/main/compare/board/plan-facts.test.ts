import { expect, test } from 'vitest'
import type { BoardFact, BoardVariant } from '../../../../src/bridge'
import { deltaText } from '../../../../src/main/compare/board/delta-text'
import { planFacts } from '../../../../src/main/compare/board/plan-facts'

const better: BoardFact = { name: 'Clarity', value: '62', delta: '+4', tone: 'better' }

function variantWith(...facts: BoardFact[]): BoardVariant[] {
  return [{ nodeId: '1:2', name: 'A', badge: '', pictures: [], facts }]
}

test('what is better and what is worse is told by more than colour', () => {
  expect(deltaText(better)).toBe('▲ +4')
  expect(deltaText({ ...better, delta: '−4', tone: 'worse' })).toBe('▼ −4')
  expect(deltaText({ ...better, delta: '+4', tone: 'none' })).toBe('+4')
  expect(deltaText({ ...better, delta: null, tone: 'none' })).toBe('–')
})

test('facts stand on one line each as long as all of them fit', () => {
  expect(planFacts(variantWith(better), 400, 16).stacked).toBe(false)
  const long = { ...better, name: 'Attention on “Start your free trial now”' }
  expect(planFacts(variantWith(better, long), 400, 16).stacked).toBe(true)
})

test('Chinese and emoji take the room they need', () => {
  const name = '立即开始免费试用立即开始免费试用'
  expect(planFacts(variantWith({ ...better, name }), 400, 16).stacked).toBe(true)
  expect(planFacts(variantWith({ ...better, name: 'a'.repeat(16) }), 400, 16).stacked).toBe(false)
})

test('a long difference never takes more than half of a column', () => {
  const long = { ...better, delta: 'much more than in any of the other variants' }
  expect(planFacts(variantWith(long), 301, 16)).toEqual({ stacked: true, deltaWidth: 150 })
})
