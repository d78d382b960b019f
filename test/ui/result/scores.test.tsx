import { sampleThumbnail } from '../../support/sample-thumbnail'
import type { VNode } from 'preact'
import { expect, it, vi } from 'vitest'
import type { ResultRecord } from '../../../src/file'
import { Scores } from '../../../src/ui/result/scores'
import { storedRecord } from '../support/stored-record'

// The kit imports its style sheets in a way that its own build alone understands.
vi.mock('@create-figma-plugin/ui', () => ({
  IconChevronDown16: () => null,
  IconChevronRight16: () => null
}))

const BOTH = { clarity: 100, excitingness: 60 }

interface View {
  scores: { value: number }[]
}

/** The scores that are shown of a square picture; null where there are none. */
function shown(side: number, scores: ResultRecord['scores'] = BOTH): number[] | null {
  const picture = {
    width: side,
    height: side,
    scale: 1,
    bytes: 10,
    hash: 'abc',
    thumbnail: sampleThumbnail
  }
  const view: VNode<View> | null = Scores({ record: storedRecord({ picture, scores }) })
  return view === null ? null : view.props.scores.map(({ value }) => value)
}

it('a picture that is too small to be judged has none', () => {
  expect([shown(40), shown(48)]).toEqual([null, null])
})

it('a larger picture has its scores', () => {
  expect(shown(49)).toEqual([100, 60])
})

it('where no scores were asked for there is nothing to say of them', () => {
  const none = { clarity: null, excitingness: null }
  expect([shown(40, none), shown(400, none)]).toEqual([null, null])
})
