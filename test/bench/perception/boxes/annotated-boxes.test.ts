import { describe, expect, it } from 'vitest'
import { type AnnotatedBox, annotatedBoxes, BOX_KINDS } from './annotated-boxes'

const within = (inner: AnnotatedBox, outer: AnnotatedBox) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

describe.each([
  { set: 'fiwi' as const, shown: 'web pages', largest: { width: 1366, height: 768 } },
  { set: 'gdi' as const, shown: 'posters', largest: { width: 600, height: 600 } }
])('the boxes drawn on $shown', ({ set, largest }) => {
  const pictures = annotatedBoxes(set)

  /** The boxes that break a rule, with their picture's name. */
  const exceptions = (holds: (box: AnnotatedBox, others: readonly AnnotatedBox[]) => boolean) =>
    [...pictures].flatMap(([picture, boxes]) =>
      boxes.filter((box) => !holds(box, boxes)).map((box) => ({ picture, ...box }))
    )

  it('are there for 26 pictures', () => {
    expect(pictures.size).toBe(26)
    expect([...pictures].filter(([, boxes]) => boxes.length === 0)).toEqual([])
  })

  it('lie within the largest picture', () => {
    const { width, height } = largest
    expect(exceptions((box) => box.x + box.width <= width && box.y + box.height <= height)).toEqual(
      []
    )
  })

  it('show each face in a picture with a face, and no such picture without one', () => {
    const alone = exceptions((box, others) => {
      const find = (kind: string, fits: (other: AnnotatedBox) => boolean) =>
        others.some((other) => other.kind === kind && fits(other))
      if (box.kind === 'face') return find('facePicture', (other) => within(box, other))
      if (box.kind === 'facePicture') return find('face', (other) => within(other, box))
      return true
    })
    expect(alone).toEqual([])
  })

  it('run from top to bottom, each drawn once', () => {
    for (const boxes of pictures.values()) {
      const tops = boxes.map(({ y }) => y)
      expect(tops).toEqual([...tops].sort((a, b) => a - b))
      expect(new Set(boxes.map((box) => JSON.stringify(box))).size).toBe(boxes.length)
    }
  })
})

it('the boxes drawn on web pages know every kind', () => {
  const kinds = new Set([...annotatedBoxes('fiwi').values()].flat().map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual([...BOX_KINDS].sort())
})
