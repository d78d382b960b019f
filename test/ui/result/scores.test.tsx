import { sampleThumbnail } from '../../support/sample-thumbnail'
import type { VNode } from 'preact'
import { expect, it, vi } from 'vitest'
import type { ResultRecord } from '../../../src/file'
import { Scores } from '../../../src/ui/result/scores'
import { storedRecord } from '../support/stored-record'

// The kit imports its style sheets in a way that its own build alone understands.
vi.mock('@create-figma-plugin/ui', () => ({ Button: () => null }))

const BOTH = { clarity: 100, excitingness: 60 }

interface View {
  title?: string
  children: VNode | VNode[]
}

/** What is put in the place of the scores of a square picture. */
function shown(side: number, scores: ResultRecord['scores'] = BOTH): View | null {
  const picture = {
    width: side,
    height: side,
    scale: 1,
    bytes: 10,
    hash: 'abc',
    thumbnail: sampleThumbnail
  }
  const view: VNode | null = Scores({ record: storedRecord({ picture, scores }) })
  return view && (view.props as View)
}

it('an icon is called too small to judge, and the way on is the frame around it', () => {
  for (const side of [40, 48]) {
    const view = shown(side)
    expect(view?.title).toBe('Too small to judge')
    expect(view?.children).toMatchObject({ props: { children: 'Analyse the frame around it.' } })
  }
})

it('a larger picture has its scores', () => {
  expect(shown(49)?.children).toMatchObject([{ props: { value: 100 } }, { props: { value: 60 } }])
})

it('where no scores were asked for there is nothing to say of them', () => {
  const none = { clarity: null, excitingness: null }
  expect([shown(40, none), shown(400, none)]).toEqual([null, null])
})
